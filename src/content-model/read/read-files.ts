import { type Dirent, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"

/** A file's text, or why it cannot be read as text. */
export type TextRead = { text: string } | { line: number }

const isHidden = (path: string) => path.split("/").some(part => part.startsWith("."))

/**
 * All files below a folder, hidden ones left out, sorted.
 * @returns paths relative to the folder, with slashes; none where the folder does not exist
 */
export const filesBelow = (folder: string): string[] => {
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(path => !isHidden(path))
    .sort()
}

const strict = new TextDecoder("utf-8", { fatal: true })

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Reads a file that must be UTF-8. @returns its text, or the first line with bytes that are not UTF-8 */
export const readText = (path: string): TextRead => {
  const bytes = readFileSync(path)
  if (isUtf8(bytes)) return { text: strict.decode(bytes) }
  let start = 0
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return { line }
    start = end + 1
  }
}
