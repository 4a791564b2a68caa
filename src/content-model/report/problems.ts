import type { VFile } from "vfile"
import type { VFileMessage } from "vfile-message"

/**
 * One thing an editor has to correct, or may want to. Its reason is a sentence in parts: what was found, then
 * `; expected …` and `; did you mean "…"?` where there is such a thing. An error is fatal and stops a build.
 */
export type Problem = VFileMessage

/** Where a problem is: a point, or from a point to another; undefined where it is about the whole file. */
export type Place = VFileMessage["place"]

/** A field's path in its file: `["sections", 1, "heading"]`. */
export type Path = readonly PropertyKey[]

/** A content file: its values, where they are, and in `vfile` its text and what is wrong with it. */
export type Source = {
  /** Its path: `content/posts/x.md`. */
  file: string
  vfile: VFile
  data: unknown
  /** The place of a value, or where there is none, of the nearest value around it. */
  placeOf: (path: Path) => Place
  /** The fields that have an error. */
  wrongFields: Set<string>
}

/** Adds an error to a file. */
export const addError = (file: VFile, reason: string, place?: Place): void => {
  file.message(reason, place && { place }).fatal = true
}

/** Adds a warning to a file. */
export const addWarning = (file: VFile, reason: string, place?: Place): void => {
  file.message(reason, place && { place })
}

/** A field's path in words: `sections > entry 2 > heading`. */
export const fieldName = (path: Path): string =>
  path.map(step => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(" > ")

/** Whether a field, or a group or list that it is in, has an error. */
const isWrong = ({ wrongFields }: Source, path: Path): boolean =>
  path.some((_, index) => wrongFields.has(path.slice(0, index + 1).join(".")))

/** Adds an error of one field, the first only; the message begins with the field's name. */
export const fieldError = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addError(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
  source.wrongFields.add(path.join("."))
}

/** Adds a warning to a field that has no error. */
export const fieldWarning = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addWarning(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
}

/** A text as it is shown in a message: in quotes, and cut when long. */
export const quote = (value: string): string =>
  JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)

/** The problems that stop a build. */
export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => fatal)

/** The problems that stop nothing. */
export const warningsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => !fatal)

/** A problem as one line, e.g. `content/posts/x.md:4:7: date "10/10/2025" is not a date of the form YYYY-MM-DD`. */
export const formatProblem = ({ file, line = 1, column = 1, fatal, reason }: Problem): string =>
  `${file}:${line}:${column}: ${fatal ? "" : "warning: "}${reason}`

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`

/** How many problems there are in how many files, e.g. "3 problems in 2 files". */
export const countProblems = (problems: readonly Problem[], what = "problem"): string =>
  `${counted(problems.length, what)} in ${counted(new Set(problems.map(({ file }) => file)).size, "file")}`

const mostOfAKind = 3

/** Messages that differ in nothing but names and numbers are of one kind. */
const kindOf = ({ reason }: Problem) => reason.replace(/"(?:[^"\\]|\\.)*"|<[^>]*>|\d+/g, "…")

/** Problems for people, file by file, in the form of vfile-reporter: of one kind in one file the first three. */
export const explainProblems = (problems: readonly Problem[]): string => {
  const files = new Map<string, Map<string, Problem[]>>()
  for (const problem of problems) {
    const kinds = files.get(problem.file ?? "") ?? new Map<string, Problem[]>()
    const kind = kindOf(problem)
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem])
    files.set(problem.file ?? "", kinds)
  }
  const lineOf = ({ line = 1, column = 1, fatal, reason }: Problem) =>
    `${`${line}:${column}`.padStart(8)}  ${fatal ? "error  " : "warning"}  ${reason}`
  const linesOf = (kind: readonly Problem[]) => [
    ...kind.slice(0, mostOfAKind).map(lineOf),
    ...(kind.length > mostOfAKind ? [`${" ".repeat(19)}and ${kind.length - mostOfAKind} more`] : []),
  ]
  return [...files]
    .map(([file, kinds]) => [file, ...[...kinds.values()].flatMap(linesOf)].join("\n"))
    .join("\n\n")
}
