/**
 * One thing an editor has to put right, or may want to. Its message is a sentence in parts: what was found, then
 * `; expected …` and `; did you mean "…"?` where there is such a thing.
 */
export type Problem = {
  file: string
  line?: number
  column?: number
  field?: string
  /** A warning is told and stops nothing. */
  severity?: "warning"
  message: string
}

/** The problems that stop a build. */
export const errorsIn = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity }) => severity !== "warning")

/** The problems that stop nothing. */
export const warningsIn = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity }) => severity === "warning")

/** The same problem as one that stops nothing. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: "warning" })

/** A problem as one line, e.g. `content/posts/x.md:4:7: date "10/10/2025" is not a date of the form YYYY-MM-DD`. */
export const formatProblem = ({ file, line, column, severity, message }: Problem): string =>
  `${[file, line, line && column].filter(Boolean).join(":")}: ${severity ? `${severity}: ` : ""}${message}`

/** The parts of a problem's sentence, for tools. */
export const partsOf = ({
  message,
}: Pick<Problem, "message">): { found: string; expected?: string; nearest?: string } => {
  const nearest = /; did you mean "(.*)"\?$/.exec(message)
  const rest = nearest ? message.slice(0, nearest.index) : message
  const expected =
    /(?:[;:] expected (.*)|; ((?:use|write|put|say|save|rename|remove|choose) .*))$/.exec(rest) ??
    /(?: is|,) not ((?:an?|the|one|made|true) .*)$/.exec(rest)
  return {
    found: expected ? rest.slice(0, expected.index) : rest,
    ...(expected ? { expected: expected[1] ?? expected[2] } : {}),
    ...(nearest ? { nearest: nearest[1] } : {}),
  }
}

const widest = 100

/**
 * The line of a problem with a caret below its column, e.g.
 * ```
 *     4 | date: 10/10/2025
 *       |       ^
 * ```
 * A long line is cut around the place. Nothing where the problem is not in a line.
 * @param text of the problem's file
 */
export const quoteLine = ({ line, column = 1 }: Problem, text: string): string => {
  const written = line === undefined ? undefined : text.split(/\r\n?|\n/)[line - 1]
  if (written === undefined) return ""
  const from = column > widest ? column - widest / 2 : 0
  const before = from > 0 ? "…" : ""
  const part = `${before}${written.slice(from, from + widest)}${written.length > from + widest ? "…" : ""}`
  // A tab or a control character takes one place.
  const shown = part.replace(/[\p{Cc}\ufeff]/gu, " ")
  const margin = " ".repeat(String(line).length + 4)
  return `    ${line} | ${shown}\n${margin} | ${" ".repeat(column - 1 - from + before.length)}^`
}

/** In the order in which an editor meets them: by file, then line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`

/** How many problems there are in how many files, e.g. "3 problems in 2 files". */
export const countProblems = (problems: readonly Problem[], what = "problem"): string => {
  const files = new Set(problems.map(({ file }) => file)).size
  return `${counted(problems.length, what)} in ${counted(files, "file")}`
}
