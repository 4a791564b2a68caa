/** A line of a build's log, with the second since the start of the build at which it was written. */
export type LogLine = { readonly at: number; readonly text: string }

/** A part of a build and how many seconds of wall time it took, without the steps within it. */
export type StepTime = { readonly name: string; readonly seconds: number }

type Span = { readonly name: string; readonly from: number; readonly to: number }

// "success Building static HTML for pages - 1.580s - 64/64 40.51/s"
const finished = /^success (.+?) - (\d+\.\d+)s(?: - |$)/

const stepSpans = (lines: readonly LogLine[]): Span[] =>
  lines.flatMap(({ at, text }) => {
    const [, name, seconds] = finished.exec(text) ?? []
    return name ? [{ name, from: Math.max(0, at - Number(seconds)), to: at }] : []
  })

/** What stands around Gatsby's steps: who starts it, its own start, and what comes after its last step. */
const spansAround = (lines: readonly LogLine[], steps: readonly Span[], total: number): Span[] => {
  const first = Math.min(total, ...steps.map(({ from }) => from))
  const last = Math.max(0, ...steps.map(({ to }) => to))
  const decided = lines.find(({ text }) => text.startsWith("Building "))?.at ?? 0
  return [
    { name: "start of tsx, hash of the code", from: 0, to: Math.min(decided, first) },
    { name: "start of Gatsby", from: Math.min(decided, first), to: first },
    { name: "after the last step", from: last, to: total },
  ]
}

/** With one process Gatsby answers the queries of pages, and saves its state, without a line in the log. */
const unsaidSpans = (steps: readonly Span[]): Span[] =>
  steps
    .filter(({ name }) => name === "Caching Webpack compilations")
    .map(({ to: from }) => {
      const next = Math.min(...steps.map(step => step.from).filter(begin => begin >= from))
      return { name: "page queries", from, to: Number.isFinite(next) ? next : from }
    })

const innermostAt = (spans: readonly Span[], moment: number): string =>
  spans
    .filter(({ from, to }) => from <= moment && moment < to)
    .reduce<Span | undefined>((inner, span) => (inner && inner.from > span.from ? inner : span), undefined)
    ?.name ?? "not accounted for"

/**
 * Where the wall time of a build went, from the log that Gatsby writes: each moment counts for the step that began last
 * of those at work, so that the seconds of all rows add up to the whole.
 * @param total seconds of the whole build
 * @returns in the order in which the steps began, what no step accounts for last; steps of one name as one
 */
export const whereTimeWent = (lines: readonly LogLine[], total: number): StepTime[] => {
  const steps = stepSpans(lines)
  const spans = [...spansAround(lines, steps, total), ...unsaidSpans(steps), ...steps].sort(
    (a, b) => a.from - b.from,
  )
  const moments = [...new Set([0, ...spans.flatMap(({ from, to }) => [from, to]), total])].sort(
    (a, b) => a - b,
  )
  const seconds = new Map(spans.map(({ name }) => [name, 0]))
  for (const [index, from] of moments.slice(0, -1).entries()) {
    const to = moments[index + 1] ?? from
    const name = innermostAt(spans, (from + to) / 2)
    seconds.set(name, (seconds.get(name) ?? 0) + to - from)
  }
  return [...seconds].map(([name, time]) => ({ name, seconds: time }))
}
