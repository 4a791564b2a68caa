import { closeSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from "kysely"
import type Libsql from "libsql"
import pg from "pg"
import { type Database, migrate, type Run, rateLimitsTable, type Tables, UnusableDatabase } from "./tables"

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
  const findDamage = async (): Promise<string | undefined> => {
    const { default: AsyncDriver } = await import(/* webpackIgnore: true */ "libsql/promise")
    const checker = new AsyncDriver(file, {})
    // In a thread, since it takes long. It returns no rows there, so a constraint refuses all but "ok".
    const checking = checker.exec(`pragma busy_timeout = ${busyTimeoutMs}; pragma temp_store = memory;
      create temp table result (text text check (text = 'ok'));
      insert into result select * from pragma_quick_check(1, 'main')`)
    return checking
      .then(() => undefined)
      .catch(({ message }: Error) => `${file}: ${message}`)
      .finally(() => checker.close())
  }
  try {
    driver.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
      pragma temp_store = memory; create temp table ${rateLimitsTable}`)
    await run(migrate)
    return { run, findDamage, close: database.close }
  } catch (error) {
    database.close()
    throw error
  }
}

/** A visitor waits for the database first, and for at most 10 s in all. */
const busyTimeoutMs = 5000

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino

export const sqliteDatabase = (file: string): Database => {
  let opened: { readonly inode: number | undefined; readonly database: ReturnType<typeof open> } | undefined

  const close = async () => {
    const database = await opened?.database.catch(() => undefined)
    opened = undefined
    database?.close()
  }

  const connect = async () => {
    // Writes to a file that was deleted meanwhile would be lost.
    if (opened && opened.inode !== inodeOf(file)) {
      await close()
      const how = inodeOf(file) ? "was replaced" : "is gone, and is made anew without what it held"
      console.error(`enquiries: ${file} ${how}`)
    }
    if (opened) return opened.database
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, "a", 0o600))
    const database = open(file)
    opened = { inode: inodeOf(file), database }
    database.catch(() => (opened = undefined))
    return database
  }

  const run: Run = async statement => {
    // SQLite's own wait for another process would block the event loop.
    for (const began = performance.now(); ; await pause(5))
      try {
        return await (await connect()).run(statement)
      } catch (error) {
        const isBusy = `${(error as { code?: unknown }).code}`.startsWith("SQLITE_BUSY")
        if (!isBusy || performance.now() - began > busyTimeoutMs) throw error
      }
  }

  return {
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipLocked: sql``,
    // libsql ends the process at text that is not UTF-8 (its issue 1223).
    text: (value, name) => sql`cast(${value} as blob) as ${sql.ref(name)}`,
    findDamage: async () => (await connect()).findDamage(),
    run,
    close,
  }
}

// Times and counts are bigint, which pg would return as text.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

const requireUtf8 = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== "UTF8")
    throw new UnusableDatabase(
      `The database of ENQUIRIES_URL is encoded in ${encoding}, which cannot hold every name: create one with ENCODING 'UTF8'.`,
    )
}

export const postgresDatabase = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 4,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // A broken connection must not end the process; the next query opens another.
  pool.on("error", error => console.error("enquiries: a database connection broke:", error.message))
  pool.on("connect", client => client.on("error", () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let ready: Promise<void> | undefined
  return {
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    skipLocked: sql`for update skip locked`,
    text: (value, name) => sql`${value} as ${sql.ref(name)}`,
    findDamage: async () => undefined,
    run: async statement => {
      ready ??= requireUtf8(db).then(() => migrate(db))
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      return statement(db)
    },
    close: () => db.destroy(),
  }
}
