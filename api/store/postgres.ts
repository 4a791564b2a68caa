import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import type { Enquiry } from "./enquiry"
import { type Database, migrate, type Tables, UnusableDatabase } from "./tables"

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const requireUtf8 = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== "UTF8")
    throw new UnusableDatabase(
      `The database of ENQUIRIES_URL is encoded in ${encoding}, which cannot hold every name: create one with ENCODING 'UTF8'.`,
    )
}

type FormerRow = Omit<Enquiry, "receivedAt"> & { received_at: Date; last_error: string | null }

/** Reads and drops the table of a version before November 2026, in the transaction that creates the new ones. */
const takeFormerTable = async (db: Kysely<Tables>): Promise<Enquiry[]> => {
  const { rows: tables } = await sql<{ found: unknown }>`select to_regclass('enquiries') as found`.execute(db)
  if (tables[0]?.found === null) return []
  const { rows } = await sql<FormerRow>`select * from enquiries`.execute(db)
  await sql`drop table enquiries`.execute(db)
  await sql`drop table if exists enquiry_rate_limit`.execute(db)
  return rows.map(({ id, received_at, form, instance, spam, consent, policy, fields, ...row }) => {
    const { status, attempts, last_error } = row
    const optional = { consent: consent ?? undefined, policy: policy ?? undefined }
    const state = { status, attempts, error: last_error ?? undefined }
    return { id, receivedAt: received_at.toISOString(), form, instance, spam, ...optional, fields, ...state }
  })
}

/** A PostgreSQL database. Every wait for it ends within seconds, so that visitors get an answer while it is down. */
export const postgresDatabase = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // A connection that breaks, idle or in use, must not end the process; the next query opens another.
  pool.on("error", error => console.error("enquiries: a database connection broke:", error.message))
  pool.on("connect", client => client.on("error", () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let ready: Promise<void> | undefined
  return {
    kind: "database",
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    skipLocked: sql`for update skip locked`,
    run: async statement => {
      ready ??= requireUtf8(db).then(() => migrate(db, takeFormerTable))
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      return statement(db)
    },
    close: () => db.destroy(),
  }
}
