import { resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The directory a `file:` address means; `file:./x` is taken from the working directory. */
export const directoryOf = (url: string): string =>
  url.startsWith("file://")
    ? fileURLToPath(url)
    : resolve(globalThis.process.cwd(), url.slice("file:".length))

/** An address without the passwords in it, wherever they stand. */
export const withoutPassword = (url: string): string =>
  url.replace(/\/\/([^:@/]*):.*@/, "//$1:***@").replace(/([?&](?:ssl)?password=)[^&]*/gi, "$1***")

/** A store's address as a person may see it. */
export const printableUrl = (url: string): string =>
  url.startsWith("file:") ? directoryOf(url) : withoutPassword(url)
