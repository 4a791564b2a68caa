import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from "kysely"
import type Libsql from "libsql"
import { importFormerFiles } from "./former-files"
import { migrate, type Tables } from "./tables"

/** A database that a store works on. */
export type Database = {
  readonly kind: "directory" | "database"
  /** The time in ms since 1970, by the database's clock where it has one. */
  readonly now: ReturnType<typeof sql<number>>
  /** Whether rows that another process is about to take can be skipped. */
  readonly skipsLocked: boolean
  /** Whether anything was ever stored; makes nothing. */
  exists(): Promise<boolean>
  /** A connection to tables that are up to date. @throws UnusableDatabase */
  connect(): Promise<Kysely<Tables>>
  close(): Promise<void>
}

const busyMs = 8000

// Kysely leaves SQLite without a lock: of two processes that start at once, both would migrate.
class LockingAdapter extends SqliteAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`begin`.execute(db)
  }
  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`commit`.execute(db)
  }
}

/** Waits while another process writes; SQLite's own waiting would stop the event loop. */
const whileBusy = async (run: () => unknown): Promise<void> => {
  for (const began = performance.now(); ; await pause(5))
    try {
      run()
      return
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY")
      if (!isBusy || performance.now() - began > busyMs) throw error
    }
}

const mostStatements = 100

/** Keeps compiled statements: libsql frees one only when it is collected, which a program that writes much is late with. */
const withStatements = (database: Libsql.Database): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare: text => {
      const statement = statements.get(text) ?? database.prepare(text)
      if (statements.size >= mostStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => void database.close(),
  }
}

/**
 * Every writing statement is a transaction that has the lock before it begins: libsql does not reset a statement that
 * found the database locked, and nothing after it would be committed.
 */
class LibsqlDriver extends SqliteDriver {
  readonly #database: Libsql.Database
  constructor(database: Libsql.Database) {
    super({ database: withStatements(database) })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const database = this.#database
    const executeQuery: DatabaseConnection["executeQuery"] = async query => {
      if (["begin", "commit", "rollback"].includes(query.sql)) {
        await whileBusy(() => database.exec(query.sql === "begin" ? "begin immediate" : query.sql))
        return { rows: [] }
      }
      if (SelectQueryNode.is(query.query) || database.inTransaction) return connection.executeQuery(query)
      await whileBusy(() => database.exec("begin immediate"))
      try {
        const result = await connection.executeQuery<never>(query)
        database.exec("commit")
        return result
      } catch (error) {
        if (database.inTransaction) database.exec("rollback")
        throw error
      }
    }
    return { executeQuery, streamQuery: connection.streamQuery.bind(connection) }
  }

  override async destroy(): Promise<void> {
    try {
      // Everything into the one file: libsql lets go of it only when its statements are collected.
      this.#database.exec("pragma wal_checkpoint(truncate)")
    } catch {
      // Another process reads or writes, and will do it.
    }
    await super.destroy()
  }
}

const libsqlDialect = (database: Libsql.Database): Dialect => ({
  createAdapter: () => new LockingAdapter(),
  createDriver: () => new LibsqlDriver(database),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Makes a folder and its parents so that they survive a power cut (fsync(2): that of a file does not cover its name). */
const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (let child = folder; child !== dirname(child); child = dirname(child))
    try {
      const parent = openSync(dirname(child), "r")
      fsyncSync(parent)
      closeSync(parent)
    } catch (error) {
      // Folders above ours may be closed to us.
      if (!/EACCES|EPERM/.test(String(error))) throw error
    }
}

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

/**
 * A SQLite database in one file, readable by the owner only; any number of processes on one machine may share it. What
 * is committed is on the disk (WAL with `synchronous=FULL`), and what is deleted is overwritten.
 * @param loadDriver gives the libsql package
 * @param folder where a former version kept enquiries as files; they are imported once
 */
export const sqliteDatabase = (loadDriver: () => typeof Libsql, file: string, folder?: string): Database => {
  let opened: { readonly inode: number; readonly db: Promise<Kysely<Tables>> } | undefined

  const close = async () => {
    const db = await opened?.db.catch(() => undefined)
    opened = undefined
    await db?.destroy()
  }

  const open = async () => {
    const Driver = loadDriver()
    const database = new Driver(file)
    const db = new Kysely<Tables>({ dialect: libsqlDialect(database) })
    try {
      const settings =
        "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma temp_store = memory"
      await whileBusy(() => database.exec(settings))
      await migrate(db, folder ? { importFiles: to => importFormerFiles(to, folder) } : {})
      return db
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  return {
    kind: "directory",
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipsLocked: false,
    exists: async () => inodeOf(file) !== undefined || folder !== undefined,
    connect: async () => {
      // Somebody may have removed the file: what is written to it now would be lost.
      if (opened && opened.inode !== inodeOf(file)) await close()
      if (!opened) {
        makeFolder(dirname(file))
        // SQLite gives its other files the mode of this one.
        closeSync(openSync(file, "a", 0o600))
        const db = open()
        opened = { inode: inodeOf(file) ?? 0, db }
        db.catch(() => {
          opened = undefined
        })
      }
      return opened.db
    },
    close,
  }
}
