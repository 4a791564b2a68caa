import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"

/** `links` are the symbolic ones that could be followed. */
type Folder = { files: string[]; links: string[]; problems: [path: string, reason: string][] }

/** Neither the check nor Gatsby reads hidden files, such as the `._x.md` of macOS. */
export const isHidden = (path: string): boolean =>
  path.split("/").some(part => part.startsWith(".") || part === "node_modules")

// A symbolic link may be broken or circular, and a file may lack read permission.
const reasonOf = (error: unknown): string => `the file cannot be read (${(error as Error).message})`

/** The sorted paths below a folder, which may be missing. Symbolic links are followed, as by Gatsby. */
export const filesBelow = (folder: string): Folder => {
  const found: Folder = { files: [], links: [], problems: [] }
  const walk = (path: string, above: readonly string[], isLink = false): void => {
    try {
      const real = realpathSync(join(folder, path))
      if (above.includes(real)) {
        found.problems.push([path, "the link leads to a folder that contains it; remove it"])
        return
      }
      if (isLink) found.links.push(path)
      if (!statSync(real).isDirectory()) found.files.push(path)
      else
        for (const entry of readdirSync(real, { withFileTypes: true })) {
          const inner = path ? `${path}/${entry.name}` : entry.name
          if (!isHidden(entry.name)) walk(inner, [...above, real], entry.isSymbolicLink())
        }
    } catch (error) {
      if (path) found.problems.push([path, reasonOf(error)])
    }
  }
  walk("", [])
  return { ...found, files: found.files.sort() }
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** The text keeps its byte order mark. */
export const readText = (path: string): { text: string } | { problem: string } => {
  try {
    return { text: strict.decode(readFileSync(path)) }
  } catch (error) {
    const isWrongEncoding = (error as NodeJS.ErrnoException).code === "ERR_ENCODING_INVALID_ENCODED_DATA"
    return { problem: isWrongEncoding ? "the file is not UTF-8 text; save it as UTF-8" : reasonOf(error) }
  }
}
