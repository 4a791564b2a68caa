import { randomBytes } from "node:crypto"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type RawBuilder, sql } from "kysely"
import {
  type Damaged,
  type Enquiry,
  type EnquiryRow,
  isDamaged,
  type NewEnquiry,
  normalEmail,
  readRow,
  rowOf,
} from "./enquiry"
import type { Database } from "./tables"

type Items = AsyncIterable<Enquiry | Damaged> | Iterable<Enquiry | Damaged>

/** Which enquiries are listed: of a sender (case does not count), since a moment, by the beginning of the id, … */
export type Filter = {
  readonly email?: string | undefined
  readonly since?: Date | undefined
  readonly status?: Enquiry["status"]
  readonly idPrefix?: string
  readonly refused?: 0 | 1
}

/** Which enquiries a deliverer asks for: clean ones, or those marked as spam that came in before `spamBefore`. */
export type Wanted = {
  readonly leaseMs: number
  readonly limit?: number
  readonly spamBefore?: Date
  /** 1 for those in a local store that the database refused. */
  readonly refused?: 0 | 1
}

/** The state of a store, for monitoring. */
export type StoreState = {
  /** What keeps the store from taking enquiries. */
  readonly problem?: "directory" | "database"
  /** Whether an enquiry would be stored now, if only in the local store. */
  readonly accepts: boolean
  /** Clean enquiries that are to be mailed, and when the oldest was received. */
  readonly waiting: number
  readonly oldestWaitingAt?: string
  /** Those that cannot be mailed, and those that wait in the local store for the database. */
  readonly dead: number
  readonly spooled: number
}

const pageSize = 500
const open = ["new", "failed"]
const anyStatus = [...open, "delivered", "dead"]

function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += pageSize) yield items.slice(at, at + pageSize)
}

/** Enquiries in a table, by the same statements in SQLite and PostgreSQL; `store-contract.ts` says what they promise. */
export const sqlStore = ({ kind, now, skipLocked, run, close }: Database) => {
  const query = <T>(statement: RawBuilder<T>) => run(db => statement.execute(db))
  const countOf = async (statement: RawBuilder<unknown>) => Number((await query(statement)).numAffectedRows)

  // No pause or lease reaches seven hours; a time further ahead was written by a wrong clock.
  const isOver = (column: "due_at" | "leased_until") =>
    sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now} + ${7 * 3600 * 1000})`
  const after = (ms: number) => sql`${now} + ${Math.round(ms)}`

  const insert = async (rows: readonly EnquiryRow[]): Promise<number> => {
    const result = await run(db => {
      const statement = db.insertInto("enquiries").values(rows)
      return statement.onConflict(on => on.column("id").doNothing()).executeTakeFirst()
    })
    return Number(result.numInsertedOrUpdatedRows)
  }

  const change = async (ids: readonly string[], values: RawBuilder<unknown>, from = open): Promise<void> => {
    await query(sql`update enquiries set leased_until = 0, ${values}
      where id in (${sql.join(ids)}) and status in (${sql.join(from)})`)
  }
  const failure = (error: string) => sql`attempts = attempts + 1, last_error = ${error}`
  const markDead = (ids: readonly string[], error: string) =>
    change(ids, sql`status = 'dead', ${failure(error)}`)

  return {
    /** Opens the store, makes its tables and imports what a former version kept. @throws UnusableDatabase */
    prepare: () => run(async () => undefined),

    /** Stores an enquiry once; resolves when it would survive a power cut. @returns whether it is new */
    put: async (enquiry: NewEnquiry): Promise<boolean> =>
      (await insert([rowOf({ ...enquiry, status: "new", attempts: 0 })])) > 0,

    /** Enquiries, the oldest first, a page at a time. */
    list: async function* (filter: Filter = {}): AsyncGenerator<Enquiry | Damaged> {
      const { email, since, status, idPrefix, refused } = filter
      const address = normalEmail(email ?? "")
      const anywhere = `%${address.replace(/[\\%_]/g, "\\$&")}%`
      const wanted = [
        sql`1 = 1`,
        // Damaged rows alone have no address of their own.
        email && sql`(email = ${address} or email = '' and lower(fields) like ${anywhere} escape '\\')`,
        since && sql`received_at >= ${since.toISOString()}`,
        status && sql`status = ${status}`,
        idPrefix && sql`substr(id, 1, ${idPrefix.length}) = ${idPrefix}`,
        refused !== undefined && sql`refused = ${refused}`,
      ].filter(condition => typeof condition === "object")
      let after = sql`1 = 1`
      for (let length = pageSize; length === pageSize; ) {
        const { rows } = await query<EnquiryRow>(sql`select * from enquiries
          where ${sql.join([...wanted, after], sql` and `)} order by received_at, id limit ${pageSize}`)
        for (const row of rows) yield readRow(row)
        length = rows.length
        after = sql`(received_at, id) > (${rows.at(-1)?.received_at}, ${rows.at(-1)?.id})`
      }
    },

    /** Counts enquiries by status, form, month (`2026-11`) and signs of spam. */
    count: async () => {
      type Count = { status: string; form: string; month: string; spam: number; count: number }
      const { rows } = await query<Count>(sql`select status, form, substr(received_at, 1, 7) as month,
        case when spam = '[]' then 0 else 1 end as spam, count(*) as count from enquiries group by 1, 2, 3, 4`)
      return rows
    },

    /** Leases undelivered enquiries that are due, those due longest first. Damaged ones become dead. */
    claimDue: async ({ leaseMs, limit = 1, spamBefore, refused = 0 }: Wanted): Promise<Enquiry[]> => {
      const marked = spamBefore
        ? sql`spam <> '[]' and received_at < ${spamBefore.toISOString()}`
        : sql`spam = '[]'`
      const { rows } = await query<EnquiryRow>(sql`update enquiries set leased_until = ${after(leaseMs)}
        where id in (select id from enquiries where status in (${sql.join(open)}) and refused = ${refused}
          and ${marked} and ${isOver("due_at")} and ${isOver("leased_until")}
          order by due_at limit ${limit} ${skipLocked}) returning *`)
      const items = rows.map(readRow)
      for (const item of items.filter(isDamaged)) await markDead([item.id], item.reason)
      return items.flatMap(item => (isDamaged(item) ? [] : [item]))
    },

    /** Notes that enquiries were mailed. */
    markDelivered: (ids: readonly string[]) =>
      change(ids, sql`status = 'delivered', attempts = 0, last_error = null`, anyStatus),

    /** Notes a failed attempt; the enquiries are due again after a pause. */
    markFailed: (ids: readonly string[], { error, pauseMs }: { error: string; pauseMs: number }) =>
      change(ids, sql`status = 'failed', due_at = ${after(pauseMs)}, ${failure(error)}`),

    /** Notes that these will not be mailed, and why. */
    markDead,

    /** Notes in a local store that the database refused these, and why: they are mailed from here. */
    markRefused: (ids: readonly string[], error: string) =>
      change(ids, sql`refused = 1, last_error = ${error}`, anyStatus),

    /** Makes dead and failed enquiries due at once, one or all, unless a deliverer has them. @returns how many */
    retry: (id?: string): Promise<number> =>
      countOf(sql`update enquiries set status = 'new', attempts = 0, last_error = null, due_at = ${now}
        where status in ('dead', 'failed') and ${isOver("leased_until")} and ${id ? sql`id = ${id}` : sql`1 = 1`}`),

    /** Deletes enquiries. @returns the ids of those that there were */
    remove: async (ids: readonly string[]): Promise<string[]> => {
      const removed: string[] = []
      for (const some of chunksOf(ids)) {
        const { rows } = await query<{ id: string }>(
          sql`delete from enquiries where id in (${sql.join(some)}) returning id`,
        )
        removed.push(...rows.map(({ id }) => id))
      }
      return removed
    },

    /** Deletes what was received before a moment, in small steps, until done or told to stop. @returns how many */
    prune: async (before: Date, signal?: AbortSignal): Promise<number> => {
      const old = sql`select id from enquiries where received_at < ${before.toISOString()} limit 100`
      let count = 0
      for (let some = 1; some > 0 && !signal?.aborted; count += some) {
        some = await countOf(sql`delete from enquiries where id in (${old})`)
        await yieldToEventLoop()
      }
      await query(sql`delete from rate_limits where resets_at < ${now}`)
      return count
    },

    /** Adds what another store holds, with its state, unless it is there. @returns how many were not */
    restore: async (items: Items): Promise<number> => {
      let count = 0
      let rows: EnquiryRow[] = []
      for await (const item of items)
        if (rows.push(rowOf(item)) === 100) {
          count += await insert(rows)
          rows = []
        }
      return rows.length > 0 ? count + (await insert(rows)) : count
    },

    /** Counts a request of an address. @returns how many there were in the window, and when it ends */
    countRequest: async (address: string, windowMs: number) => {
      const isOver = sql`rate_limits.resets_at <= ${now}`
      const end = after(windowMs)
      const { rows } = await query<{ count: number; waitMs: number }>(sql`insert into rate_limits
        (address, count, resets_at) values (${address}, 1, ${end}) on conflict (address) do update set
        count = case when ${isOver} then 1 else rate_limits.count + 1 end,
        resets_at = case when ${isOver} then ${end} else rate_limits.resets_at end
        returning count, resets_at - ${now} as "waitMs"`)
      return rows[0] ?? { count: 0, waitMs: 0 }
    },

    /** Where a database has a local store: moves what waits there into it. @returns how many */
    forward: async (): Promise<number> => 0,

    /** Tells the state of the store after writing to it. Never rejects. */
    state: async (): Promise<StoreState> => {
      try {
        // As much as an enquiry may take: a full disk still takes less.
        const filler = randomBytes(16 * 1024).toString("hex")
        await query(sql`insert into probe (id, filler) values (1, ${filler})
          on conflict (id) do update set filler = excluded.filler`)
        type Figures = { waiting: number; oldest: string | null; dead: number }
        const { rows } = await query<Figures>(sql`select count(*) filter (where status = 'dead') as dead,
          count(*) filter (where status <> 'dead' and spam = '[]') as waiting,
          min(received_at) filter (where status <> 'dead' and spam = '[]') as oldest
          from enquiries where status in ('new', 'failed', 'dead')`)
        const { waiting = 0, oldest, dead = 0 } = rows[0] ?? {}
        return { accepts: true, waiting, ...(oldest && { oldestWaitingAt: oldest }), dead, spooled: 0 }
      } catch {
        return { problem: kind, accepts: false, waiting: 0, dead: 0, spooled: 0 }
      }
    },

    close,
  }
}

/** Where enquiries are kept. */
export type EnquiryStore = ReturnType<typeof sqlStore>
