import { settings } from "../settings/read-settings"
import { openFileStore } from "./file/file-store"
import { oncePerProcess } from "./once-per-process"
import { openPgStore } from "./postgres/pg-store"
import type { EnquiryStore } from "./store"
import { directoryOf } from "./store-address"

/** Where enquiries are kept: `ENQUIRIES_URL`, by default a directory below the one the program was started in. */
export const storeUrl = (): string => settings().ENQUIRIES_URL

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
