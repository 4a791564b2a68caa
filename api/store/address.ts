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

/** The folder of a former version: the one the address names, or the one beside its database. */
export const formerFolderOf = (url: string): string | undefined => {
  const path = pathOf(url)
  return [path, path.replace(/\.db$/, "")].find(folder => isDirectory(join(folder, "new")))
}

/** Whether an address names a PostgreSQL database. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/** An address without the passwords in it. */
export const withoutPassword = (url: string): string =>
  url.replace(/\/\/([^:@/]*):.*@/, "//$1:***@").replace(/([?&](?:ssl)?password=)[^&]*/gi, "$1***")
