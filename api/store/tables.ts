import { type Kysely, Migrator, type RawBuilder, sql } from "kysely"
import { type Bytes, type Enquiry, type EnquiryRow, readRow, rowOf, type StoredRow, textOf } from "./enquiry"

export type Tables = { enquiries: EnquiryRow }

export type Run = <T>(statement: (db: Kysely<Tables>) => Promise<T>) => Promise<T>

export type Database = {
  /** The database's clock, in ms since 1970. */
  readonly now: RawBuilder<number>
  readonly skipLocked: RawBuilder<unknown>
  /** A text and its name, for reading. */
  readonly text: (value: RawBuilder<unknown>, name: string) => RawBuilder<unknown>
  /** @returns what is wrong with the file, if anything */
  readonly findDamage: () => Promise<string | undefined>
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

// Times are ms since 1970. The table is temporary in SQLite, since counts need not survive a restart.
export const rateLimitsTable =
  "rate_limits (address text primary key, count integer not null, resets_at bigint not null)"

/** The rows of the table `probe`: `state` rewrites the first to test the disk; the second says until when the owner has read. */
export const probeRow = { filler: 1, readUntil: 2 }

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

export type Place = { readonly received_at: Bytes; readonly id: Bytes }

/** The exact bytes in a row: what replaces a damaged text would not find it. */
export const bytes = (value: Bytes) =>
  sql`cast(${typeof value === "string" ? value : Buffer.from(value)} as text)`

const texts = ["id", "received_at", "enquiry", "status", "error"]

export const columns = ({ text }: Pick<Database, "text">) =>
  sql.join([...texts.map(name => text(sql.ref(name), name)), sql`cast(attempts as integer) as attempts`])

// SQLite's codes for a page that makes no sense, and PostgreSQL's class for the same.
const isDamage = ({ code }: { code?: unknown }): boolean => /^(SQLITE_(CORRUPT|NOTADB)|XX00)/.test(`${code}`)

/** Says which enquiries are missing from a list; the readable ones came before. */
export class UnreadableRows extends Error {
  constructor(names: readonly string[]) {
    super(`${names.length} cannot be read ("Recovery" in docs/operations.md):\n${names.join("\n")}`)
  }
}

const pageSize = 500

/** Lists by time received. @throws UnreadableRows at the end, if damaged pages of the file hold some */
export async function* readRows(database: Database, wanted: RawBuilder<unknown>, since: string) {
  const { text, run } = database
  const unreadable: string[] = []
  const query = <T>(statement: RawBuilder<T>) => run(async db => (await statement.execute(db)).rows)
  const page = <T>(what: RawBuilder<unknown>, from: Place, where = sql`1 = 1`) =>
    query(sql<T>`select ${what} from enquiries
      where ${where} and (received_at, id) > (${bytes(from.received_at)}, ${bytes(from.id)})
      order by received_at, id limit ${pageSize}`)

  // Places are in an index, so that pages of the table which are damaged are met one row at a time.
  const readSingly = async (from: Place) => {
    const place = sql.join([text(sql.ref("received_at"), "received_at"), text(sql.ref("id"), "id")])
    const places = await page<Place>(place, from)
    const rows: StoredRow[] = []
    for (const { id, received_at: time } of places)
      try {
        const one = sql<StoredRow>`select ${columns(database)} from enquiries where id = ${bytes(id)} and ${wanted}`
        rows.push(...(await query(one)))
      } catch (error) {
        if (!isDamage(error as object)) throw error
        unreadable.push(`${textOf(id)}, received at ${textOf(time)}`)
      }
    return { rows, next: places[pageSize - 1] }
  }

  let from: Place | undefined = { received_at: since, id: "" }
  while (from) {
    const last: Place = from
    const { rows, next } = await page<StoredRow>(columns(database), last, wanted).then(
      found => ({ rows: found, next: found[pageSize - 1] as Place | undefined }),
      error => (isDamage(error) ? readSingly(last) : Promise.reject(error)),
    )
    for (const row of rows) yield readRow(row).enquiry
    from = next
  }
  if (unreadable.length > 0) throw new UnreadableRows(unreadable)
}
