import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
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

/** Converts the table of a version before November 2026, which had types that SQLite does not have. */
const convertTable = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ found: unknown }>`select to_regclass('enquiries') as found`.execute(db)
  if (rows[0]?.found === null) return
  await sql`drop index if exists enquiries_due, enquiries_waiting`.execute(db)
  await sql`alter table enquiries
    add column if not exists consent boolean,
    add column if not exists policy text`.execute(db)
  await sql`alter table enquiries
    alter column status drop default, alter column attempts drop default, alter column due_at drop default,
    alter column received_at type text using to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    alter column due_at type bigint using (extract(epoch from due_at) * 1000)::bigint,
    alter column spam type text using spam::text,
    alter column fields type text using fields::text,
    alter column consent type integer using consent::integer,
    add column email text not null default '',
    add column leased_until bigint not null default 0,
    add column refused integer not null default 0`.execute(db)
  await sql`update enquiries set email = lower(trim(coalesce(fields::json ->> 'email', '')))`.execute(db)
  await sql`drop table if exists enquiry_rate_limit`.execute(db)
}

/** A PostgreSQL database. Whatever waits for it ends after seconds, so that a visitor gets an answer while it is away. */
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
      ready ??= requireUtf8(db).then(() => migrate(db, { convertTable }))
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      return statement(db)
    },
    close: () => db.destroy(),
  }
}
