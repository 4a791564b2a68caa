import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from "kysely"
import type { EnquiryRow } from "./rows"

/** The tables of a store, in SQLite and in PostgreSQL alike. */
export type Tables = {
  enquiries: EnquiryRow
  /** Requests of an address in the window that ends at `resets_at` (ms since 1970). */
  rate_limits: { address: string; count: number; resets_at: number }
  /** One row, written to see whether writing works. */
  probe: { id: number; filler: string }
}

const createEnquiries = (db: Kysely<Tables>) =>
  db.schema
    .createTable("enquiries")
    .ifNotExists()
    .addColumn("id", "text", column => column.primaryKey())
    .addColumn("received_at", "text", column => column.notNull())
    .addColumn("form", "text", column => column.notNull())
    .addColumn("instance", "text", column => column.notNull())
    .addColumn("email", "text", column => column.notNull())
    .addColumn("spam", "text", column => column.notNull())
    .addColumn("consent", "integer")
    .addColumn("policy", "text")
    .addColumn("fields", "text", column => column.notNull())
    .addColumn("status", "text", column => column.notNull())
    .addColumn("attempts", "integer", column => column.notNull())
    .addColumn("due_at", "bigint", column => column.notNull())
    .addColumn("leased_until", "bigint", column => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("refused", "integer", column => column.notNull())
    .execute()

const indexes = {
  enquiries_received: ["received_at", "id"],
  enquiries_email: ["email"],
  enquiries_state: ["status", "spam", "received_at"],
  enquiries_due: ["status", "due_at"],
} as const

/** A table of a version before November 2026 in PostgreSQL, with types that SQLite does not have. */
const convertFormerTable = async (db: Kysely<Tables>): Promise<void> => {
  await sql`alter table enquiries
    add column if not exists consent boolean,
    add column if not exists policy text`.execute(db)
  await sql`drop index if exists enquiries_due, enquiries_waiting`.execute(db)
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

const tables = (hasFormerTable: (db: Kysely<Tables>) => Promise<boolean>): Migration => ({
  up: async (db: Kysely<Tables>) => {
    if (await hasFormerTable(db)) await convertFormerTable(db)
    else await createEnquiries(db)
    for (const [name, columns] of Object.entries(indexes))
      await db.schema
        .createIndex(name)
        .ifNotExists()
        .on("enquiries")
        .columns([...columns])
        .execute()
    await db.schema
      .createTable("rate_limits")
      .ifNotExists()
      .addColumn("address", "text", column => column.primaryKey())
      .addColumn("count", "integer", column => column.notNull())
      .addColumn("resets_at", "bigint", column => column.notNull())
      .execute()
    await db.schema
      .createTable("probe")
      .ifNotExists()
      .addColumn("id", "integer", column => column.primaryKey())
      .addColumn("filler", "text", column => column.notNull())
      .execute()
  },
})

/** What only one kind of database has to migrate. */
type Former = {
  readonly hasFormerTable?: (db: Kysely<Tables>) => Promise<boolean>
  /** Imports enquiries that a former version kept in files. */
  readonly importFiles?: (db: Kysely<Tables>) => Promise<void>
}

/** Brings a database up to date. Several processes may do so at once. @throws when a migration fails */
export const migrate = async (db: Kysely<Tables>, former: Former): Promise<void> => {
  const provider: MigrationProvider = {
    getMigrations: async () => ({
      "1-tables": tables(former.hasFormerTable ?? (async () => false)),
      "2-former-files": { up: former.importFiles ?? (async () => undefined) },
    }),
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
