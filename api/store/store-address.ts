import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

const isDirectory = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** The path a `file:` address means; `file:./x` is taken from the working directory. */
export const pathOf = (url: string): string =>
  url.startsWith("file://")
    ? fileURLToPath(url)
    : resolve(globalThis.process.cwd(), url.slice("file:".length))

/** Where the enquiries of a `file:` address are: the file it names, or `enquiries.db` in the folder it names. */
export const databaseFileOf = (url: string): string => {
  const path = pathOf(url)
  return isDirectory(path) ? join(path, "enquiries.db") : path
}

/**
 * The folder in which a former version kept enquiries as files, if there is one: the folder that the address names, or
 * the one beside its database (`data/enquiries` beside `data/enquiries.db`).
 */
export const formerFolderOf = (url: string): string | undefined => {
  const path = pathOf(url)
  return [path, path.replace(/\.db$/, "")].find(folder => isDirectory(join(folder, "new")))
}

/** An address without the passwords in it. */
export const withoutPassword = (url: string): string =>
  url.replace(/\/\/([^:@/]*):.*@/, "//$1:***@").replace(/([?&](?:ssl)?password=)[^&]*/gi, "$1***")

/** A store's address as a person may see it. */
export const printableUrl = (url: string): string =>
  url.startsWith("file:") ? databaseFileOf(url) : withoutPassword(url)
