import { closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from "kysely"
import type Libsql from "libsql"
import { readFormerFiles } from "./former-stores"
import { type Database, migrate, type Run, rateLimits, type Tables } from "./tables"

// Statements are reused, since libsql frees them only when they are garbage-collected: too late under many writes.
const forKysely = (driver: Libsql.Database): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare: text => {
      const statement = statements.get(text) ?? (driver.prepare(text) as SqliteStatement)
      if (statements.size >= 100) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => {
      try {
        // libsql keeps the WAL until its statements are garbage-collected.
        driver.exec("pragma wal_checkpoint(truncate)")
      } catch {
        // Another process is using it, and will empty it.
      }
      driver.close()
    },
  }
}

const open = async (file: string, formerFolder?: string) => {
  // Gatsby's functions cannot bundle native modules.
  const { default: Driver } = await import(/* webpackIgnore: true */ "libsql")
  const driver = new Driver(file)
  const database = forKysely(driver)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  const run: Run = statement =>
    db.connection().execute(async connection => {
      // Lock first: libsql does not reset a statement that met SQLITE_BUSY, and later commits would fail.
      driver.exec("begin immediate")
      try {
        const result = await statement(connection)
        driver.exec("commit")
        return result
      } catch (error) {
        if (driver.inTransaction) driver.exec("rollback")
        throw error
      }
    })
  try {
    driver.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
      pragma temp_store = memory; create temp table ${rateLimits}`)
    await run(to => migrate(to, async () => (formerFolder ? readFormerFiles(formerFolder) : [])))
    return { run, close: database.close }
  } catch (error) {
    database.close()
    throw error
  }
}

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

export const sqliteDatabase = (file: string, formerFolder?: string): Database => {
  let opened: { readonly inode: number | undefined; readonly database: ReturnType<typeof open> } | undefined

  const close = async () => {
    const database = await opened?.database.catch(() => undefined)
    opened = undefined
    database?.close()
  }

  const connect = async () => {
    // Writes to a file that was deleted meanwhile would be lost.
    if (opened && opened.inode !== inodeOf(file)) await close()
    if (opened) return opened.database
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, "a", 0o600))
    const database = open(file, formerFolder)
    opened = { inode: inodeOf(file), database }
    database.catch(() => (opened = undefined))
    return database
  }

  return {
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipLocked: sql``,
    run: async statement => {
      // SQLite's own wait for another process would block the event loop.
      for (const began = performance.now(); ; await pause(5))
        try {
          return await (await connect()).run(statement)
        } catch (error) {
          const isBusy = `${(error as { code?: unknown }).code}`.startsWith("SQLITE_BUSY")
          if (!isBusy || performance.now() - began > 8000) throw error
        }
    },
    close,
  }
}
