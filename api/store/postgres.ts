import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import { damageNotes } from "./damage"
import { type Database, migrate, type Tables, UnusableDatabase } from "./tables"

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
  const damage = damageNotes("the PostgreSQL database")
  let ready: Promise<void> | undefined
  return {
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    skipLocked: sql`for update skip locked`,
    text: (value, name) => sql`${value} as ${sql.ref(name)}`,
    joined: (column, name) => sql`string_agg(${column}, ' ') as ${sql.ref(name)}`,
    row: sql.join(["id", "received_at", "enquiry", "status", "error", "attempts"].map(name => sql.ref(name))),
    lastingLimits: sql`rate_limits`,
    damage: damage.known,
    // It has no check of its own: what a statement has met stays known.
    findDamage: async () => undefined,
    run: async statement => {
      ready ??= requireUtf8(db).then(() => migrate(db))
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      return statement(db).catch(damage.noteError)
    },
    close: () => db.destroy(),
  }
}
