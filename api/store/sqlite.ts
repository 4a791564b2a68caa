import { closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from "kysely"
import type Libsql from "libsql"
import { type Database, migrate, rateLimits, type Tables } from "./tables"

const busyTimeoutMs = 8000

/** A connection for Kysely that runs each write in a transaction, unless one is open. */
const forKysely = (database: Libsql.Database): SqliteDatabase => {
  // After SQLITE_BUSY libsql does not reset the statement, and later commits fail: lock first.
  const write = <T>(run: () => T): T => {
    if (database.inTransaction) return run()
    database.exec("begin immediate")
    try {
      const result = run()
      database.exec("commit")
      return result
    } catch (error) {
      if (database.inTransaction) database.exec("rollback")
      throw error
    }
  }
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text)
    if (/^(select|pragma)\b/i.test(text)) return statement as SqliteStatement
    const { reader } = statement
    return {
      reader,
      all: parameters => write(() => statement.all(...parameters)),
      run: parameters => write(() => statement.run(...parameters)),
      iterate: parameters => statement.iterate(...parameters),
    }
  }
  // libsql frees a statement only when it is garbage collected, too late under many writes.
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare: text => {
      const statement = statements.get(text) ?? prepare(text)
      if (statements.size >= 100) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => {
      try {
        // libsql keeps the WAL until its statements are collected: empty it now.
        database.exec("pragma wal_checkpoint(truncate)")
      } catch {
        // Another process is using it, and will empty it.
      }
      database.close()
    },
  }
}

const open = async (file: string, formerFolder?: string): Promise<Kysely<Tables>> => {
  // Gatsby's functions cannot bundle the native part.
  const { default: Driver } = await import(/* webpackIgnore: true */ "libsql")
  const database = new Driver(file)
  const adapted = forKysely(database)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapted }) })
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on")
    database.exec("begin immediate")
    await migrate(db, formerFolder)
    database.exec("commit")
    database.exec(`pragma temp_store = memory; create temp table ${rateLimits}`)
    return db
  } catch (error) {
    if (database.inTransaction) database.exec("rollback")
    adapted.close()
    throw error
  }
}

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

/** A SQLite file, for any number of processes on a machine. Commits reach the disk, deleted data is overwritten. */
export const sqliteDatabase = (file: string, formerFolder?: string): Database => {
  let opened: { readonly inode: number | undefined; readonly db: Promise<Kysely<Tables>> } | undefined

  const close = async () => {
    const db = await opened?.db.catch(() => undefined)
    opened = undefined
    await db?.destroy()
  }

  const connect = async () => {
    // Writes to a file that was deleted meanwhile would be lost.
    if (opened && opened.inode !== inodeOf(file)) await close()
    if (opened) return opened.db
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, "a", 0o600))
    const db = open(file, formerFolder)
    opened = { inode: inodeOf(file), db }
    db.catch(() => (opened = undefined))
    return db
  }

  return {
    kind: "directory",
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipLocked: sql``,
    run: async statement => {
      // SQLite's own wait for another process would block the event loop.
      for (const began = performance.now(); ; await pause(5))
        try {
          return await statement(await connect())
        } catch (error) {
          const isBusy = `${(error as { code?: unknown }).code}`.startsWith("SQLITE_BUSY")
          if (!isBusy || performance.now() - began > busyTimeoutMs) throw error
        }
    },
    close,
  }
}
