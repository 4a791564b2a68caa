import { databaseFileOf, formerFolderOf, isPostgres } from "./address"
import { fallbackStore } from "./fallback-store"
import { postgresDatabase } from "./postgres"
import { type EnquiryStore, sqlStore } from "./sql-store"
import { sqliteDatabase } from "./sqlite"

/** Opens the store in the SQLite file of a `file:` address. */
export const openFileStore = (url: string): EnquiryStore =>
  sqlStore(sqliteDatabase(databaseFileOf(url), formerFolderOf(url)))

/** Opens the store of the settings: a SQLite file, or PostgreSQL with a local store for when it is away. */
export const openStore = (settings: { ENQUIRIES_URL: string; ENQUIRIES_SPOOL: string }): EnquiryStore => {
  const { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: spool } = settings
  if (!isPostgres(url)) return openFileStore(url)
  const database = sqlStore(postgresDatabase(url))
  return spool === "off" ? database : fallbackStore(database, openFileStore(spool))
}
