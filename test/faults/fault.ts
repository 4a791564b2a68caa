import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

/** The test that finds a fault. */
export type Finder = {
  readonly project: "unit" | "enquiries" | "builds" | "site" | "browser"
  readonly file: string
  /** Part of the title, where the file has slow tests besides. */
  readonly title?: string
}

/** A small mistake that somebody could make, as a patch. */
export type Fault = {
  readonly name: string
  readonly patch: string
  readonly sentence: string
  /** `build` where the build itself is to stop. */
  readonly finder: Finder | "build"
  /** The files that the patch changes. */
  readonly touches: readonly string[]
}

/** Where the patches lie. */
export const faultsFolder = "test/faults"

const header = (text: string, name: string, patch: string): string => {
  const [, value] = new RegExp(`^${name}: (.+)$`, "m").exec(text) ?? []
  if (!value) throw new Error(`${patch} has no line "${name}: …" above its diff.`)
  return value.trim()
}

const finderOf = (value: string, patch: string): Finder | "build" => {
  if (value === "build") return value
  const parts = /^(unit|enquiries|builds|site|browser) (\S+\.test\.tsx?)(?: -t "(.+)")?$/.exec(value)
  if (!parts) throw new Error(`${patch}: "Found by: ${value}" is not "build", nor a jest project and a file.`)
  const [, project, file = "", title] = parts
  return { project: project as Finder["project"], file, ...(title && { title }) }
}

/**
 * Reads a fault from its patch.
 * @throws when its header is not as it should be
 */
const readFault = (patch: string): Fault => {
  const text = readFileSync(patch, "utf8")
  return {
    name: basename(patch, ".patch"),
    patch,
    sentence: header(text, "Fault", patch),
    finder: finderOf(header(text, "Found by", patch), patch),
    touches: [...text.matchAll(/^(?:---|\+\+\+) [ab]\/(\S+)$/gm)].map(match => match[1] ?? ""),
  }
}

/**
 * Reads the faults of these names, or all.
 * @throws when there is none of a name
 */
export const readFaults = (names: readonly string[]): Fault[] => {
  const all = readdirSync(faultsFolder)
    .filter(file => file.endsWith(".patch"))
    .sort()
    .map(file => readFault(join(process.cwd(), faultsFolder, file)))
  const unknown = names.filter(name => !all.some(fault => fault.name === name))
  if (unknown.length > 0) throw new Error(`There is no fault called ${unknown.join(", ")}.`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}

/** How the finder of a fault stands in the header of its patch. */
export const finderText = (finder: Fault["finder"]): string =>
  finder === "build"
    ? "build"
    : `${finder.project} ${finder.file}${finder.title ? ` -t "${finder.title}"` : ""}`
