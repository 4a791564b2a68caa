import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, posix } from "node:path"

/** Neither the check nor Gatsby reads hidden files, such as the `._x.md` of macOS. */
export const isHidden = (path: string): boolean =>
  path.split("/").some(part => part.startsWith(".") || part === "node_modules")

/** The sorted paths below a folder, which may be missing. Symbolic links are not followed, but are files too if they lead to one. */
export const filesBelow = (folder: string): { files: string[]; symlinks: string[] } => {
  const [files, symlinks]: [string[], string[]] = [[], []]
  // Not by Node's own recursion, which ends at a hidden folder that it may not read.
  const walk = (above: string): void => {
    for (const entry of readdirSync(join(folder, above), { withFileTypes: true })) {
      const path = posix.join(above, entry.name)
      const place = join(folder, path)
      if (isHidden(entry.name)) continue
      if (entry.isDirectory()) walk(path)
      if (entry.isSymbolicLink()) symlinks.push(path)
      if (existsSync(place) && statSync(place).isFile()) files.push(path)
    }
  }
  if (existsSync(folder)) walk("")
  return { files: files.sort(), symlinks }
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** The text keeps its byte order mark. */
export const readText = (path: string): { text: string } | { problem: string } => {
  try {
    return { text: strict.decode(readFileSync(path)) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA")
      return { problem: "the file is not UTF-8 text; save it as UTF-8" }
    return { problem: `the file cannot be read (${message})` }
  }
}
