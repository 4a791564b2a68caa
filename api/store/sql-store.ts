import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { sql } from "kysely"
import { dayMs } from "../../src/shared/durations"
import type { Enquiry, NewEnquiry } from "./enquiry"
import { type Bytes, normalEmail, rowOf, textOf } from "./enquiry-row"
import { mailQueue } from "./mail-queue"
import { rateLimits } from "./rate-limits"
import { damaged } from "./read-row"
import { readRows } from "./rows"
import { statementsOf } from "./statements"
import { storeState } from "./store-state"
import { type Database, type Enquiries, insertEnquiries, probeRow } from "./tables"

export type Filter = { email?: string; since?: Date; status?: Enquiry["status"] }

/** How far a clock may be from the last time that the store was looked after, and still be believed. */
export const believedMs = 3 * dayMs

/** How many enquiries one statement deletes. */
const idsAtOnce = 500

export const sqlStore = (database: Database) => {
  const { now, joined, run, damage, findDamage, close } = database
  const statements = statementsOf(database)
  const { query, countAffected, idsOf, enquiriesOf, id, writeProbe } = statements
  const queue = mailQueue(database, statements)

  /** @returns the database's time, and when the store was last looked after, in ms since 1970, if anything says so */
  const times = async (): Promise<{ now: number; lookedAfter: number | undefined }> => {
    const { rows } = await query<{ now: number; lookedAfter: number | null }>(sql`select ${now} as now,
      (select cast(filler as bigint) from probe where id = ${probeRow.lookedAfter}) as "lookedAfter"`)
    const { now: time = Date.now(), lookedAfter } = rows[0] ?? {}
    return { now: time, lookedAfter: lookedAfter ?? undefined }
  }

  const insert = async (enquiry: NewEnquiry, status: Enquiry["status"]) => {
    const { lookedAfter = 0 } = await times()
    // From a clock that was set back: retention would delete it at once.
    const isBackdated = Date.parse(enquiry.receivedAt) < lookedAfter - believedMs
    const receivedAt = isBackdated ? new Date(lookedAfter).toISOString() : enquiry.receivedAt
    return (await insertEnquiries(run, [{ ...enquiry, receivedAt, status, attempts: 0 }])) > 0
  }

  return {
    ...queue,
    ...storeState(database, statements),
    times,

    /** Creates the tables. Notices files that another program changed. @throws UnusableDatabase */
    prepare: () => run(async () => undefined),

    /** Resolves when the enquiry would survive a power cut. @returns whether it is new */
    put: (enquiry: NewEnquiry): Promise<boolean> => insert(enquiry, "new"),

    /** Stores what EmailJS has delivered after all, and which is not to be mailed. @returns whether it is new */
    putDelivered: async (enquiry: NewEnquiry): Promise<boolean> => {
      if (await insert(enquiry, "delivered")) return true
      await queue.markDelivered([enquiry.id], rowOf({ ...enquiry, status: "delivered", attempts: 0 }).enquiry)
      return false
    },

    /** @throws UnreadableRows after the last one that can be read */
    list: ({ email, since, status }: Filter = {}): AsyncGenerator<Enquiry> => {
      const wanted = [
        sql`1 = 1`,
        email && sql`email = ${normalEmail(email)}`,
        status && sql`status = ${status}`,
      ].filter(condition => typeof condition === "object")
      return readRows(database, sql.join(wanted, sql` and `), since?.toISOString() ?? "")
    },

    /** @returns the first three whose ID, which is hexadecimal, starts so; by the index */
    find: (start: string): Promise<Enquiry[]> =>
      enquiriesOf(sql`from enquiries where id >= ${start} and id < ${`${start}g`} order by id limit 3`),

    ids: async (): Promise<string[]> => {
      const all = sql<{ ids: Bytes | null }>`select ${joined(sql.ref("id"), "ids")} from enquiries`
      const [row] = (await query(all)).rows
      return row?.ids ? textOf(row.ids).split(" ") : []
    },

    remove: async (ids: readonly string[]): Promise<string[]> => {
      const removed: string[] = []
      // SQLite takes 32,766 values in a statement, and a flood leaves more.
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = sql.join(ids.slice(at, at + idsAtOnce))
        removed.push(...(await idsOf(sql`delete from enquiries where id in (${some}) returning ${id}`)))
      }
      return removed
    },

    /** @param before decides which ones are counted as `old` */
    count: async (before = new Date(0)): Promise<{ all: number; old: number }> => {
      const { rows } = await query<{ all: number; old: number }>(sql`select count(*) as "all",
        count(*) filter (where received_at < ${before.toISOString()}) as old from enquiries`)
      return rows[0] ?? { all: 0, old: 0 }
    },

    prune: async (before: Date, signal?: AbortSignal): Promise<number> => {
      const old = sql`select id from enquiries where received_at < ${before.toISOString()} limit 100`
      let count = 0
      for (let deleted = 1; deleted > 0 && !signal?.aborted; count += deleted) {
        deleted = await countAffected(sql`delete from enquiries where id in (${old})`)
        await yieldToEventLoop()
      }
      return count
    },

    /** Keeps when the store was looked after, in ms since 1970; undefined forgets it. */
    setLookedAfter: async (time: number | undefined) => {
      if (time !== undefined) return void (await writeProbe(probeRow.lookedAfter, `${time}`))
      await query(sql`delete from probe where id = ${probeRow.lookedAfter}`)
    },

    restore: (enquiries: Enquiries): Promise<number> => insertEnquiries(run, enquiries),

    ...rateLimits(database),

    /** Moves waiting enquiries from the fallback, if any, to the database. @returns how many */
    forward: async (): Promise<number> => 0,

    /** What is known to be wrong with the files of the database. */
    damage,

    /** Looks for damaged pages, which `damage` then tells, and for rows in no known state. */
    check: async (): Promise<void> => {
      await findDamage()
      if (damage()) return
      // Ranges between the known states: for "not in", SQLite would read the whole table.
      await query(sql`update enquiries set status = 'dead', error = ${damaged}
        where status < 'dead' or (status > 'dead' and status < 'delivered')
        or (status > 'delivered' and status < 'failed') or (status > 'failed' and status < 'new')
        or status > 'new'`)
    },

    close,
  }
}

export type EnquiryStore = ReturnType<typeof sqlStore>
