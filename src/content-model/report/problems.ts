import { basename, dirname, join } from "node:path/posix"
import { groups } from "d3-array"
import type { VFile } from "vfile"
import type { VFileMessage } from "vfile-message"
import { decodeAddress } from "../../shared/addresses"
import { nearest } from "../../shared/nearest"

/** A fatal problem is an error, which stops a build; any other is a warning. */
export type Problem = VFileMessage

/** Undefined for a whole file. */
export type Place = VFileMessage["place"]

/** `["sections", 1, "heading"]` */
export type Path = readonly PropertyKey[]

export type Source = {
  file: string
  vfile: VFile
  data: unknown
  /** The place of a value, or of the nearest one around it. */
  placeOf: (path: Path) => Place
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

// Both add nothing if the field, or a group around it, already has an error.
export const fieldError = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addError(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
  source.wrongFields.add(path.join("."))
}

export const fieldWarning = (source: Source, path: Path, message: string): void => {
  if (!isWrong(source, path)) addWarning(source.vfile, `${fieldName(path)} ${message}`, source.placeOf(path))
}

export const quote = (value: string): string =>
  JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)

/** As an editor writes it: markdown percent-encodes what is not ASCII. */
export const quoteAddress = (address: string): string => {
  const decoded = decodeAddress(address) ?? address
  return quote(/[^ -~]|\{\{/.test(decoded) ? decoded : address)
}

export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => fatal)
export const warningsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ fatal }) => !fatal)

/** "1 file", "2 files" */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

/** "3 problems in 2 files", or "0 problems". */
export const countProblems = (problems: readonly Problem[], what = "problem"): string => {
  const files = new Set(problems.map(({ file }) => file)).size
  return counted(problems.length, what) + (files > 0 ? ` in ${counted(files, "file")}` : "")
}

const maxOfAKind = 3

const kindOf = ({ reason }: Problem) => reason.replace(/"(?:[^"\\]|\\.)*"|<[^>]*>|\d+/g, "…")

const lineOf = ({ line = 1, column = 1, fatal, reason }: Problem) =>
  `${`${line}:${column}`.padStart(8)}  ${fatal ? "error  " : "warning"}  ${reason}`

/** In the style of vfile-reporter; of messages that differ only in names and numbers, three in each file. */
export const explainProblems = (problems: readonly Problem[]): string =>
  groups(problems, ({ file }) => file)
    .map(([file, inFile]) => {
      const lines = groups(inFile, kindOf).flatMap(([, similar]) => [
        ...similar.slice(0, maxOfAKind).map(lineOf),
        ...(similar.length > maxOfAKind ? [`${" ".repeat(19)}and ${similar.length - maxOfAKind} more`] : []),
      ])
      return [file, ...lines].join("\n")
    })
    .join("\n\n")

export const nearestSibling = (path: string, files: Iterable<string>): string | undefined => {
  const names = [...files].filter(file => dirname(file) === dirname(path)).map(file => basename(file))
  const name = nearest(basename(path), names)
  return name && join(dirname(path), name)
}

export const didYouMean = (proposal: string | undefined): string =>
  proposal ? `; did you mean "${proposal}"?` : ""

/** The end of a message; it lists all known values if they are few and none is near. */
export const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near) return didYouMean(near)
  return known.length > 0 && known.length <= 20 ? `; expected one of: ${known.join(", ")}` : ""
}
