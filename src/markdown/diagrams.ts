import { escapeHtml } from "../shared/escape"

type Step = { readonly name: string; readonly text: string }

/** What the two diagrams say. */
export type DiagramWords = {
  readonly cycle: { readonly caption: string; readonly steps: readonly Step[]; readonly back: string }
  readonly phases: {
    readonly caption: string
    readonly steps: readonly Step[]
    readonly heading: string
    readonly reminders: readonly Step[]
  }
}

// The colon is for feeds, search and screen readers; on the page the name has its own line.
const itemOf = ({ name, text }: Step): string =>
  `<li><strong class="diagram-name">${escapeHtml(name)}</strong><span class="sr-only">: </span><span class="diagram-text">${escapeHtml(text)}</span></li>`

const stepList = (steps: readonly Step[]): string =>
  `<ol class="diagram-steps" role="list">${steps.map(itemOf).join("")}</ol>`

const figure = (kind: keyof DiagramWords, caption: string, body: string): string =>
  `<figure class="diagram diagram-${kind}"><figcaption>${escapeHtml(caption)}</figcaption>${body}</figure>`

const cycle = ({ caption, steps, back }: DiagramWords["cycle"]): string =>
  figure(
    "cycle",
    caption,
    `<div class="diagram-track">${stepList(steps)}<p class="diagram-return">${escapeHtml(back)}</p></div>`,
  )

const phases = ({ caption, steps, heading, reminders }: DiagramWords["phases"]): string =>
  figure(
    "phases",
    caption,
    `<div class="diagram-columns">${stepList(steps)}<div class="diagram-aside"><p class="fine">${escapeHtml(heading)}</p><ul role="list">${reminders.map(itemOf).join("")}</ul></div></div>`,
  )

// What editors write to choose one (docs/editors.md).
const names: Readonly<Record<keyof DiagramWords, string>> = {
  cycle: "Digital Measurement",
  phases: "Deep Dive Methodology",
}

/** Whether a diagram replaces an image with this alternative text. */
export const isDiagram = (alt: string): boolean => Object.values(names).some(name => alt.includes(name))

/** The diagram that replaces an image with this alternative text, if any. */
export const diagramFor = (alt: string, words: DiagramWords): string | undefined => {
  if (alt.includes(names.cycle)) return cycle(words.cycle)
  return alt.includes(names.phases) ? phases(words.phases) : undefined
}
