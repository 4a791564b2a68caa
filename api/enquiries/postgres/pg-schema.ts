import type { Pool } from "pg"
import { isCode } from "../file/durable-files"
import { StoreMissing } from "../store"

const undefinedTable = "42P01"

/** One table; `due_at` doubles as the lease of a delivery that is under way. */
const schema = `
create table if not exists enquiries (
  id text primary key,
  received_at timestamptz not null,
  form text not null,
  instance text not null,
  spam json not null,
  fields json not null,
  status text not null default 'new',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz
);
create index if not exists enquiries_due on enquiries (due_at) where status <> 'delivered';`

/** Makes the table. Several machines may start at once, and "if not exists" alone fails then, so a lock orders them. */
const createTable = async (pool: Pool): Promise<void> => {
  await pool.query(`begin; select pg_advisory_xact_lock(hashtext('enquiries schema')); ${schema} commit;`)
}

/** Tells whether a query failed because the table is not there yet. */
const isTableMissing = (error: unknown): boolean => isCode(error, undefinedTable)

/** Runs a query, making the table first when it is missing. */
export const withTable = async <T>(pool: Pool, run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (!isTableMissing(error)) throw error
    await createTable(pool)
    return run()
  }
}

/** Runs a reading query. @throws StoreMissing when there is no table yet */
export const ifTable = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    throw isTableMissing(error) ? new StoreMissing("The database has no table of enquiries.") : error
  }
}
