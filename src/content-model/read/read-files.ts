import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"

/** The files below a folder, and those of its entries that cannot be read, with the reason. */
export type Folder = { files: string[]; faults: [path: string, reason: string][] }

/**
 * Whether a path within `content/` or `static/` is passed over, by the check as by Gatsby (gatsby-config.ts): hidden files
 * and folders, among them the `._x.md` that macOS writes beside each file on foreign disks.
 */
export const isHidden = (path: string): boolean =>
  path.split("/").some(part => part.startsWith(".") || part === "node_modules")

const reasons: Record<string, string> = {
  ENOENT: "the link leads to no file; put the file itself here or remove the link",
  ELOOP: "the link leads to itself; remove it",
  EACCES: "the file cannot be read: access is denied; expected a file that the build may read",
}

const reasonOf = (error: unknown): string => {
  const { code = "", message } = error as NodeJS.ErrnoException
  return reasons[code] ?? `the file cannot be read: ${message}`
}

/**
 * All files below a folder, hidden ones left out, sorted; links are followed, as Gatsby follows them.
 * @param folder may be missing, and then is empty
 * @returns paths relative to the folder, with slashes
 */
export const filesBelow = (folder: string): Folder => {
  const found: Folder = { files: [], faults: [] }
  const walk = (path: string, above: readonly string[]): void => {
    try {
      const real = realpathSync(join(folder, path))
      if (!statSync(real).isDirectory()) found.files.push(path)
      else if (above.includes(real))
        found.faults.push([path, "the link leads to a folder that it is in; remove it"])
      else
        for (const name of readdirSync(real))
          if (!isHidden(name)) walk(path ? `${path}/${name}` : name, [...above, real])
    } catch (error) {
      if (path) found.faults.push([path, reasonOf(error)])
    }
  }
  walk("", [])
  return { ...found, files: found.files.sort() }
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** Reads a file that must be UTF-8. @returns its text with its byte order mark, or why it cannot be read */
export const readText = (path: string): { text: string } | { fault: string } => {
  try {
    return { text: strict.decode(readFileSync(path)) }
  } catch (error) {
    const isEncoding = error instanceof TypeError
    return {
      fault: isEncoding ? "the file is not UTF-8 text; save it with the encoding UTF-8" : reasonOf(error),
    }
  }
}
