import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { setting } from "../settings"
import { openFileStore } from "./file/file-store"
import { oncePerProcess } from "./once-per-process"
import { openPgStore } from "./postgres/pg-store"
import type { EnquiryStore } from "./store"

/** Where enquiries are kept: `ENQUIRIES_URL`, by default a directory below the one the program was started in. */
export const storeUrl = (): string => setting("ENQUIRIES_URL") ?? "file:./data/enquiries"

/** The directory a `file:` address means; `file:./x` is taken from the working directory. */
export const directoryOf = (url: string): string =>
  url.startsWith("file://")
    ? fileURLToPath(url)
    : resolve(globalThis.process.cwd(), url.slice("file:".length))

/** A store's address as a person may see it: the password is left out. */
export const printableUrl = (url: string): string =>
  url.startsWith("file:") ? directoryOf(url) : url.replace(/\/\/([^:@/]*):.*@/, "//$1:***@")

/**
 * Opens the store of an address, once per process.
 * @param url `file:…` or `postgres://…`
 * @throws when the address is neither
 */
export const openStore = (url = storeUrl()): EnquiryStore =>
  oncePerProcess(`store ${url}`, () => {
    if (url.startsWith("file:")) return openFileStore(directoryOf(url))
    if (/^postgres(ql)?:\/\//.test(url)) return openPgStore(url)
    throw new Error("ENQUIRIES_URL must begin with file: or postgres://")
  })
