import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import type { Database } from "./sqlite"
import { UnusableDatabase } from "./store"
import { migrate, type Tables } from "./tables"

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const requireUtf8 = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== "UTF8")
    throw new UnusableDatabase(
      `The database of ENQUIRIES_URL is encoded in ${encoding}, which cannot hold every name: create one with ENCODING 'UTF8'.`,
    )
}

const hasTable = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{
    found: string | null
  }>`select to_regclass('enquiries')::text as found`.execute(db)
  return rows[0]?.found !== null
}

/**
 * A PostgreSQL database, for several machines. Everything that waits for it ends after seconds, so that a visitor gets an
 * answer when it is away.
 * @param url connection string, `postgres://user:password@host/database`
 */
export const postgresDatabase = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // A connection that breaks must not end the process, idle or in use; the next query opens another.
  pool.on("error", error => console.error("enquiries: a database connection broke:", error.message))
  pool.on("connect", client => client.on("error", () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let ready: Promise<void> | undefined
  return {
    kind: "database",
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    skipsLocked: true,
    exists: () => hasTable(db),
    connect: async () => {
      ready ??= requireUtf8(db).then(() => migrate(db, { hasFormerTable: hasTable }))
      const current = ready
      await ready.catch(error => {
        if (ready === current) ready = undefined
        throw error
      })
      return db
    },
    close: () => db.destroy(),
  }
}
