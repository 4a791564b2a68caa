import { type Kysely, Migrator, type RawBuilder, sql } from "kysely"
import type { EnquiryRow } from "./enquiry"

/** The tables of a store, in SQLite and in PostgreSQL alike. */
export type Tables = {
  enquiries: EnquiryRow
  /** Requests of an address in the window that ends at `resets_at` (ms since 1970). */
  rate_limits: { address: string; count: number; resets_at: number }
  /** One row, written to see whether writing works. */
  probe: { id: number; filler: string }
}

/** A database that a store works on. */
export type Database = {
  readonly kind: "directory" | "database"
  /** The database's clock, in ms since 1970. */
  readonly now: RawBuilder<number>
  /** Ends a query that passes over rows which another process is about to take. */
  readonly skipLocked: RawBuilder<unknown>
  /** Runs one statement on tables that are up to date. @throws UnusableDatabase */
  run<T>(statement: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database answers, but can never be used. */
export class UnusableDatabase extends Error {}

/** Creates the table of counted requests; SQLite has a temporary one, since these need not survive. */
export const rateLimits =
  "rate_limits (address text primary key, count integer not null, resets_at bigint not null)"

const statements = [
  `create table if not exists enquiries (
    id text primary key, received_at text not null, form text not null, instance text not null,
    email text not null, spam text not null, consent integer, policy text, fields text not null,
    status text not null, attempts integer not null, due_at bigint not null, leased_until bigint not null,
    last_error text, refused integer not null)`,
  "create index if not exists enquiries_received on enquiries (received_at, id)",
  "create index if not exists enquiries_email on enquiries (email)",
  "create index if not exists enquiries_state on enquiries (status, spam, received_at)",
  "create index if not exists enquiries_due on enquiries (status, due_at)",
  `create table if not exists ${rateLimits}`,
  "create table if not exists probe (id integer primary key, filler text not null)",
]

type Step = (db: Kysely<Tables>) => Promise<void>

/** Brings a database up to date, also from a version before November 2026. @throws also while another process does so */
export const migrate = async (db: Kysely<Tables>, former: { convertTable?: Step; importFiles?: Step }) => {
  const { convertTable, importFiles } = former
  const createTables = async (to: Kysely<Tables>) => {
    await convertTable?.(to)
    for (const statement of statements) await sql.raw(statement).execute(to)
  }
  const migrations = {
    "1-tables": { up: createTables },
    "2-former-files": { up: async (to: Kysely<Tables>) => importFiles?.(to) },
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
