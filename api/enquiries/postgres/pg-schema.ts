import type { Pool } from "pg"
import { isCode } from "../file/durable-files"
import { StoreMissing } from "../store"

const undefinedTable = "42P01"
const undefinedColumn = "42703"

/**
 * One table; `due_at` doubles as the lease of a delivery that is under way. Tables made by earlier versions get the
 * columns that came since.
 */
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
alter table enquiries add column if not exists consent boolean;
alter table enquiries add column if not exists policy text;
drop index if exists enquiries_due;
create index if not exists enquiries_waiting on enquiries (due_at) where status in ('new', 'failed');`

/** Makes the table. Several machines may start at once, and "if not exists" alone fails then, so a lock orders them. */
const createTable = async (pool: Pool): Promise<void> => {
  await pool.query(`begin; select pg_advisory_xact_lock(hashtext('enquiries schema')); ${schema} commit;`)
}

/** Runs a query, making the table or its newer columns first when they are missing. */
export const withTable = async <T>(pool: Pool, run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (!isCode(error, undefinedTable) && !isCode(error, undefinedColumn)) throw error
    await createTable(pool)
    return run()
  }
}

/** As `withTable`, for what reads: a table that is not there is not made. @throws StoreMissing */
export const ifTable = async <T>(pool: Pool, run: () => Promise<T>): Promise<T> => {
  const { rows } = await pool.query("select to_regclass('enquiries') as found")
  if (rows[0]?.found === null) throw new StoreMissing("The database has no table of enquiries.")
  return withTable(pool, run)
}
