import { existsSync } from "node:fs"
import { join } from "node:path"
import { filePathOf, isPostgres } from "../settings/variables"
import { withFallback } from "./fallback-store"
import { postgresDatabase } from "./postgres"
import { type EnquiryStore, sqlStore } from "./sql-store"
import { sqliteDatabase } from "./sqlite"

/** The database of a `file:` URL, which may be a folder, and the former version's folder in its place or beside it. */
export const filesOf = (url: string) => {
  const path = filePathOf(url)
  return {
    database: existsSync(`${path}/`) ? join(path, "enquiries.db") : path,
    formerFolder: [path, path.replace(/\.db$/, "")].find(folder => existsSync(`${folder}/new/`)),
  }
}

export const storeExists = (url: string): boolean => {
  const { database, formerFolder } = filesOf(url)
  return existsSync(database) || formerFolder !== undefined
}

export const openFileStore = (url: string): EnquiryStore => {
  const { database, formerFolder } = filesOf(url)
  return sqlStore(sqliteDatabase(database, formerFolder))
}

export const openStore = (settings: { ENQUIRIES_URL: string; ENQUIRIES_SPOOL: string }): EnquiryStore => {
  const { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: fallback } = settings
  if (!isPostgres(url)) return openFileStore(url)
  const database = sqlStore(postgresDatabase(url))
  return fallback === "off" ? database : withFallback(database, openFileStore(fallback))
}
