import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Problem } from "../report/problems"

/** A file's text, or why it cannot be read as text. */
export type TextRead = { text: string } | { line?: number; message: string }

/** The files below a folder, and those of its entries that cannot be read. */
export type Folder = { files: string[]; problems: Problem[] }

/**
 * Whether a path within `content/` or `static/` is passed over, by the check as by Gatsby (gatsby-config.ts): hidden files
 * and folders, among them the `._x.md` that macOS writes beside each file on foreign disks.
 */
export const isHidden = (path: string): boolean =>
  path.split("/").some(part => part.startsWith(".") || part === "node_modules")

/**
 * All files below a folder, hidden ones left out, sorted; links are followed, as Gatsby follows them.
 * @param folder may be missing, and then is empty
 * @param shown the folder's name in problems
 * @returns paths relative to the folder, with slashes
 */
export const filesBelow = (folder: string, shown: string): Folder => {
  const found: Folder = { files: [], problems: [] }
  const walk = (path: string, above: readonly string[]): void => {
    const real = realpathSync(join(folder, path))
    if (above.includes(real)) {
      found.problems.push({
        file: `${shown}/${path}`,
        message: "the link leads to a folder that it is in; remove it",
      })
      return
    }
    for (const entry of readdirSync(real, { withFileTypes: true })) {
      const inner = path ? `${path}/${entry.name}` : entry.name
      if (isHidden(entry.name)) continue
      try {
        const isFolder =
          entry.isDirectory() || (entry.isSymbolicLink() && statSync(join(folder, inner)).isDirectory())
        if (isFolder) walk(inner, [...above, real])
        else found.files.push(inner)
      } catch (error) {
        found.problems.push({ file: `${shown}/${inner}`, message: unreadable(error) })
      }
    }
  }
  try {
    walk("", [])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
  return { files: found.files.sort(), problems: found.problems }
}

const reasons: Record<string, string> = {
  ENOENT: "the link leads to no file; put the file itself here or remove the link",
  ELOOP: "the link leads to itself; remove it",
  EACCES: "the file cannot be read: access is denied; expected a file that the build may read",
}

const unreadable = (error: unknown): string => {
  const { code = "", message } = error as NodeJS.ErrnoException
  return reasons[code] ?? `the file cannot be read: ${message}`
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

const wrongLine = (bytes: Buffer): number => {
  let start = 0
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
  }
}

/** Reads a file that must be UTF-8. @returns its text with its byte order mark, or why it is none, in which line */
export const readText = (path: string): TextRead => {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    return { message: unreadable(error) }
  }
  if (isUtf8(bytes)) return { text: strict.decode(bytes) }
  return { line: wrongLine(bytes), message: "the file is not UTF-8 text; save it with the encoding UTF-8" }
}
