import { type Kysely, Migrator, type RawBuilder, sql } from "kysely"
import type { Enquiry } from "./enquiry"
import { type EnquiryRow, rowOf } from "./enquiry-row"

export type Tables = { enquiries: EnquiryRow }

export type Run = <T>(statement: (db: Kysely<Tables>) => Promise<T>) => Promise<T>

export type Database = {
  /** The database's clock, in ms since 1970. */
  readonly now: RawBuilder<number>
  readonly skipLocked: RawBuilder<unknown>
  /** A text and its name, for reading. */
  readonly text: (value: RawBuilder<unknown>, name: string) => RawBuilder<unknown>
  /** All of a column's texts in one, parted by spaces. */
  readonly joined: (column: RawBuilder<unknown>, name: string) => RawBuilder<unknown>
  /** The columns that `readRow` takes. */
  readonly row: RawBuilder<unknown>
  /** The table of counts that survive a restart; `rate_limits` does not need to. */
  readonly lastingLimits: RawBuilder<unknown>
  /** What is known to be wrong with its files. */
  readonly damage: () => string | undefined
  /** Checks the whole, for `damage`. */
  readonly findDamage: () => Promise<void>
  readonly run: Run
  readonly close: () => Promise<void>
}

export class UnusableDatabase extends Error {}

export type Enquiries = AsyncIterable<Enquiry> | Iterable<Enquiry>

export const collect = async (enquiries: Enquiries): Promise<Enquiry[]> => {
  const collected: Enquiry[] = []
  for await (const enquiry of enquiries) collected.push(enquiry)
  return collected
}

async function* inBatches(enquiries: Enquiries, size: number): AsyncGenerator<Enquiry[]> {
  const batch: Enquiry[] = []
  try {
    for await (const enquiry of enquiries) if (batch.push(enquiry) === size) yield batch.splice(0)
  } finally {
    // Also what came before an error.
    if (batch.length > 0) yield batch
  }
}

export const insertEnquiries = async (run: Run, enquiries: Enquiries): Promise<number> => {
  let count = 0
  for await (const batch of inBatches(enquiries, 100)) {
    const result = await run(db => {
      const insert = db.insertInto("enquiries").values(batch.map(rowOf))
      return insert.onConflict(on => on.doNothing()).executeTakeFirst()
    })
    count += Number(result.numInsertedOrUpdatedRows)
  }
  return count
}

// Times are ms since 1970. In SQLite a temporary table takes its place for addresses, which need not survive a restart.
export const rateLimitsTable =
  "rate_limits (address text primary key, count integer not null, resets_at bigint not null)"

/** The rows of the table `probe`: `state` rewrites the first to test the disk; the others say until when the owner has read, and when the store was last looked after. */
export const probeRow = { filler: 1, readUntil: 2, lookedAfter: 3 }

const statements = [
  `create table if not exists enquiries (
    id text primary key, received_at text not null, email text not null, is_spam integer not null,
    enquiry text not null, status text not null, attempts integer not null, error text,
    due_at bigint not null, leased_until bigint not null)`,
  "create index if not exists enquiries_received on enquiries (received_at, id)",
  "create index if not exists enquiries_email on enquiries (email)",
  "create index if not exists enquiries_state on enquiries (status, is_spam, received_at)",
  "create index if not exists enquiries_due on enquiries (status, due_at)",
  `create table if not exists ${rateLimitsTable}`,
  "create table if not exists probe (id integer primary key, filler text not null)",
]

const migrations = {
  "1-tables": {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}

/** Runs, in one transaction, the migrations that a database has not had. A published one is never changed. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
