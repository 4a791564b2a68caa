import { closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from "kysely"
import type Libsql from "libsql"
import { damageNotes } from "./damage"
import { packedRow } from "./rows"
import { type Database, migrate, type Run, rateLimitsTable, type Tables } from "./tables"

// Statements are reused: libsql frees them only on garbage collection, too late under heavy writes.
const forKysely = (driver: Libsql.Database): SqliteDatabase => {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>()
  return {
    prepare: text => {
      const statement = statements.get(text) ?? driver.prepare(text)
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

const open = async (file: string) => {
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
      pragma temp_store = memory; create temp table ${rateLimitsTable}`)
    await run(migrate)
    return { run, close: database.close }
  } catch (error) {
    database.close()
    throw error
  }
}

/** A visitor waits for the database first, and for at most 10 s in all. */
const busyTimeoutMs = 5000

/** @param check `quick_check`, or `integrity_check`, which reads the indexes too @returns what it finds wrong @throws if it cannot be made */
const findDamage = async (file: string, check: string): Promise<string | undefined> => {
  const { default: AsyncDriver } = await import(/* webpackIgnore: true */ "libsql/promise")
  const checker = new AsyncDriver(file, {})
  // In a thread, since it takes long. It returns no rows there, so a constraint refuses all but "ok".
  const checking = checker.exec(`pragma busy_timeout = ${busyTimeoutMs}; pragma temp_store = memory;
    create temp table result (text text check (text = 'ok'));
    insert into result select * from pragma_${check}(1, 'main')`)
  return checking
    .then(() => undefined)
    .catch((error: Error) => {
      if (isBusy(error)) throw error
      return error.message
    })
    .finally(() => checker.close())
}

const isBusy = (error: unknown): boolean => `${(error as { code?: unknown }).code}`.startsWith("SQLITE_BUSY")

type Opened = {
  readonly inode: number | undefined
  readonly database: ReturnType<typeof open>
  /** The inode of the write-ahead log, once there is one, and the file's size when it was last seen. */
  log?: number
  size: number
}

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false })

export const sqliteDatabase = (file: string): Database => {
  const damage = damageNotes(file)
  let opened: Opened | undefined

  const close = async () => {
    const database = await opened?.database.catch(() => undefined)
    opened = undefined
    database?.close()
  }

  /** Closes what other programs have changed: SQLite would go on writing to files that have lost their names. */
  const closeChanged = async (known: Opened) => {
    const [now, log] = [statOf(file), statOf(`${file}-wal`)?.ino]
    const isReplaced = known.inode !== now?.ino
    if (isReplaced || (known.log !== undefined && known.log !== log)) {
      // Closing saves the log, which is still open, to the file.
      await close()
      if (!isReplaced) damage.noteLasting("has lost its -wal file; what that held was saved")
      else damage.noteLasting(now ? "was replaced" : "is gone, and is made anew without what it held")
      return
    }
    known.log ??= log
    const size = now?.size ?? 0
    if (size < known.size) damage.noteCheck(`was cut from ${known.size} to ${size} bytes`)
    known.size = size
  }

  const connect = async () => {
    if (opened) await closeChanged(opened)
    if (opened) return opened.database
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, "a", 0o600))
    const database = open(file)
    opened = { inode: statOf(file)?.ino, database, size: 0 }
    database.catch(() => (opened = undefined))
    return database
  }

  const run: Run = async statement => {
    // SQLite's own wait for another process would block the event loop.
    for (const began = performance.now(); ; await pause(5))
      try {
        return await (await connect()).run(statement)
      } catch (error) {
        if (!isBusy(error) || performance.now() - began > busyTimeoutMs) return damage.noteError(error)
      }
  }

  return {
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipLocked: sql``,
    // libsql ends the process at text that is not UTF-8 (its issue 1223).
    text: (value, name) => sql`cast(${value} as blob) as ${sql.ref(name)}`,
    joined: (column, name) => sql`cast(group_concat(${column}, ' ') as blob) as ${sql.ref(name)}`,
    row: packedRow,
    lastingLimits: sql`main.rate_limits`,
    damage: damage.known,
    findDamage: async () => {
      await connect()
      // To look into an empty file deletes its -wal file, which may hold everything.
      if (statOf(file)?.size === 0) damage.noteCheck("is empty")
      else damage.noteCheck(await findDamage(file, damage.known() ? "integrity_check" : "quick_check"))
    },
    run,
    close,
  }
}
