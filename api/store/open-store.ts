import type Libsql from "libsql"
import type { Settings } from "../settings/variables"
import { fallbackStore } from "./fallback-store"
import { postgresDatabase } from "./postgres"
import { type SqlStore, sqlStore } from "./sql-store"
import { sqliteDatabase } from "./sqlite"
import type { EnquiryStore } from "./store"
import { databaseFileOf, formerFolderOf } from "./store-address"

/** Whether an address names a PostgreSQL database. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * Opens the store in a SQLite file.
 * @param url `file:PATH`
 * @param loadDriver gives the libsql package
 */
export const openFileStore = (url: string, loadDriver: () => typeof Libsql): SqlStore =>
  sqlStore(sqliteDatabase(loadDriver, databaseFileOf(url), formerFolderOf(url)))

/** Opens the store that the settings ask for: a SQLite file, or PostgreSQL with a local store for when it is away. */
export const openStoreOf = (
  { ENQUIRIES_URL, ENQUIRIES_SPOOL }: Pick<Settings, "ENQUIRIES_URL" | "ENQUIRIES_SPOOL">,
  loadDriver: () => typeof Libsql,
): EnquiryStore => {
  if (!isPostgres(ENQUIRIES_URL)) return openFileStore(ENQUIRIES_URL, loadDriver)
  const database = sqlStore(postgresDatabase(ENQUIRIES_URL))
  return ENQUIRIES_SPOOL === "off"
    ? database
    : fallbackStore(database, openFileStore(ENQUIRIES_SPOOL, loadDriver))
}
