import { settings } from "../settings/read-settings"
import { openFileStore } from "./file/file-store"
import { oncePerProcess } from "./once-per-process"
import { openPool } from "./postgres/pg-pool"
import { openPgStore } from "./postgres/pg-store"
import { openSpooledStore } from "./spooled-store"
import type { EnquiryStore } from "./store"
import { directoryOf } from "./store-address"

/** Where enquiries are kept: `ENQUIRIES_URL`, by default a directory below the one the program was started in. */
export const storeUrl = (): string => settings().ENQUIRIES_URL

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/** The connections to the database of an address, opened once per process; undefined when it is no database's. */
export const poolOf = (url = storeUrl()) =>
  isPostgres(url) ? oncePerProcess(`pool ${url}`, () => openPool(url)) : undefined

/**
 * Opens the store of an address, once per process.
 * @param url `file:…`, or `postgres://…`, which has the local spool of `ENQUIRIES_SPOOL` before it
 * @throws when the address is neither
 */
export const openStore = (url = storeUrl()): EnquiryStore =>
  oncePerProcess(`store ${url}`, () => {
    if (url.startsWith("file:")) return openFileStore(directoryOf(url))
    const pool = poolOf(url)
    if (!pool) throw new Error("ENQUIRIES_URL must begin with file: or postgres://")
    const database = openPgStore(pool)
    const spool = settings().ENQUIRIES_SPOOL
    return spool === "off" ? database : openSpooledStore(database, openFileStore(directoryOf(spool)))
  })
