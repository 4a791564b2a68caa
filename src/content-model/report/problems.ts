import type { VFile } from "vfile"
import type { VFileMessage } from "vfile-message"

/**
 * Something to correct. The reason says what was found, then "; expected …" or "; did you mean …?" where that helps. A
 * fatal problem is an error, which stops a build; any other is a warning.
 */
export type Problem = VFileMessage

/** Undefined for a whole file. */
export type Place = VFileMessage["place"]

/** A field's path in its file: `["sections", 1, "heading"]`. */
export type Path = readonly PropertyKey[]

export type Source = {
  /** Its path: `content/posts/x.md`. */
  file: string
  vfile: VFile
  data: unknown
  /** The place of a value, or of the nearest one around it. */
  placeOf: (path: Path) => Place
  /** The paths of fields that have an error, as `a.0.b`. */
  wrongFields: Set<string>
}

export const addWarning = (file: VFile, reason: string, place?: Place): VFileMessage =>
  file.message(reason, place && { place })

export const addError = (file: VFile, reason: string, place?: Place): void => {
  addWarning(file, reason, place).fatal = true
}

/** `sections > entry 2 > heading` */
export const fieldName = (path: Path): string =>
  path.map(step => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(" > ")

const isWrong = ({ wrongFields }: Source, path: Path): boolean =>
  path.some((_, index) => wrongFields.has(path.slice(0, index + 1).join(".")))

/** Adds an error to a field, unless it or a group around it has one. */
export const fieldError = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addError(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
  source.wrongFields.add(path.join("."))
}

/** Adds a warning to a field, unless it or a group around it has an error. */
export const fieldWarning = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addWarning(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
}

/** Quotes a value, shortened to 60 characters. */
export const quote = (value: string): string =>
  JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)

export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => fatal)
export const warningsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => !fatal)

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

/** "3 problems in 2 files", or "0 problems". */
export const countProblems = (problems: readonly Problem[], what = "problem"): string => {
  const files = new Set(problems.map(({ file }) => file)).size
  return counted(problems.length, what) + (files > 0 ? ` in ${counted(files, "file")}` : "")
}

const maxOfAKind = 3

/** Messages that differ only in names and numbers are of one kind. */
const kindOf = ({ reason }: Problem) => reason.replace(/"(?:[^"\\]|\\.)*"|<[^>]*>|\d+/g, "…")

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

const lineOf = ({ line = 1, column = 1, fatal, reason }: Problem) =>
  `${`${line}:${column}`.padStart(8)}  ${fatal ? "error  " : "warning"}  ${reason}`

/** Lists problems by file in the style of vfile-reporter: the first three of a kind in each. */
export const explainProblems = (problems: readonly Problem[]): string =>
  groupBy(problems, ({ file = "" }) => file)
    .map(ofFile => {
      const lines = groupBy(ofFile, kindOf).flatMap(kind => [
        ...kind.slice(0, maxOfAKind).map(lineOf),
        ...(kind.length > maxOfAKind ? [`${" ".repeat(19)}and ${kind.length - maxOfAKind} more`] : []),
      ])
      return [ofFile[0]?.file, ...lines].join("\n")
    })
    .join("\n\n")
