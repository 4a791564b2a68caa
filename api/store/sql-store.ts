import { randomBytes } from "node:crypto"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type RawBuilder, sql } from "kysely"
import {
  type Bytes,
  damaged,
  type Enquiry,
  floodMark,
  type NewEnquiry,
  normalEmail,
  readRow,
  repairedRow,
  rowOf,
  type StoredRow,
  textOf,
} from "./enquiry"
import { rateLimits } from "./rate-limits"
import { bytes, columns, type Database, type Enquiries, insertEnquiries, probeRow, readRows } from "./tables"

export type Filter = { email?: string; since?: Date; status?: Enquiry["status"]; idPrefix?: string }

type Figures = { waiting: number; undelivered: number; dead: number }
type Times = { oldestWaitingAt?: string | null; oldestUnreadAt?: string | null }
type StateRow = Figures & Record<keyof Times, Bytes | null>
/** Enquiries of the last day that EmailJS failed to take, those of them that nothing has mailed and the owner has not seen, and the last one's reason. */
type EmailjsFigures = { emailjsFailed: number; emailjsUnread: number; emailjsReason?: string }
/** `flooded` were stored in the last day while all visitors together sent more than their limit. */
type DayFigures = EmailjsFigures & { flooded: number }
export type StoreState = Figures &
  Times &
  DayFigures & { inFallback: number; accepts: boolean; problem?: "database"; damage?: string }

const nothing = {
  waiting: 0,
  undelivered: 0,
  dead: 0,
  inFallback: 0,
  emailjsFailed: 0,
  emailjsUnread: 0,
  flooded: 0,
}

const dayMs = 24 * 3600 * 1000

/** For a store that does not answer. */
export const unknownState: StoreState = { ...nothing, problem: "database", accepts: false }

const asTime = (value: Bytes | null) => value && textOf(value)

export const sqlStore = (database: Database) => {
  const { now, skipLocked, text, findDamage, run, close } = database
  let damage: string | undefined
  const query = <T>(statement: RawBuilder<T>) => run(db => statement.execute(db))
  const countAffected = async (statement: RawBuilder<unknown>) =>
    Number((await query(statement)).numAffectedRows)
  const id = text(sql.ref("id"), "id")
  const idsOf = async (statement: RawBuilder<Pick<StoredRow, "id">>): Promise<string[]> =>
    (await query(statement)).rows.map(row => textOf(row.id))
  const after = (ms: number) => sql`${now} + ${Math.round(ms)}`
  // No pause or lease reaches seven hours; a later time comes from a wrong clock.
  const isPast = (column: "due_at" | "leased_until") =>
    sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${after(7 * 3600 * 1000)})`
  const isOpen = sql`status in ('new', 'failed')`

  const writeProbe = (row: number, filler: string) =>
    query(sql`insert into probe (id, filler) values (${row}, ${filler})
      on conflict (id) do update set filler = excluded.filler`)

  const update = async (ids: readonly string[], values: RawBuilder<unknown>, from = isOpen) => {
    const wanted = sql`id in (${sql.join(ids)}) and ${from}`
    await query(sql`update enquiries set leased_until = 0, ${values} where ${wanted}`)
  }

  const insert = async (enquiry: NewEnquiry, status: Enquiry["status"]) =>
    (await insertEnquiries(run, [{ ...enquiry, status, attempts: 0 }])) > 0

  const readAt = sql`coalesce((select filler from probe where id = ${probeRow.readUntil}), '')`

  const dayFigures = async (): Promise<DayFigures> => {
    const ofDay = sql`from enquiries where received_at > ${new Date(Date.now() - dayMs).toISOString()}`
    // In the JSON, quotes within a visitor's answers are escaped.
    const failed = sql`enquiry like '%"emailjs":{"outcome":%' and enquiry not like '%"emailjs":{"outcome":"delivered"%'`
    const unread = sql`${isOpen} and is_spam = 0 and received_at > ${readAt}`
    const flooded = sql`is_spam = 1 and enquiry like ${`%"${floodMark}"]%`}`
    const counts = await query<DayFigures>(sql`select
      count(*) filter (where ${failed}) as "emailjsFailed",
      count(*) filter (where ${failed} and ${unread}) as "emailjsUnread",
      count(*) filter (where ${flooded}) as flooded ${ofDay}`)
    const figures = counts.rows[0] ?? nothing
    if (figures.emailjsFailed === 0) return figures
    const last = sql<StoredRow>`select ${columns(database)} ${ofDay} and ${failed} order by received_at desc limit 1`
    const [row] = (await query(last)).rows
    return { ...figures, emailjsReason: row && readRow(row).enquiry.emailjs?.reason }
  }

  return {
    /** Creates the tables. @throws UnusableDatabase */
    prepare: () => run(async () => undefined),

    /** Resolves when the enquiry would survive a power cut. @returns whether it is new */
    put: (enquiry: NewEnquiry): Promise<boolean> => insert(enquiry, "new"),

    /** Stores what EmailJS has delivered after all, and which is not to be mailed. @returns whether it is new */
    putDelivered: async (enquiry: NewEnquiry): Promise<boolean> => {
      if (await insert(enquiry, "delivered")) return true
      const { enquiry: json } = rowOf({ ...enquiry, status: "delivered", attempts: 0 })
      await update([enquiry.id], sql`status = 'delivered', error = null, enquiry = ${json}`, sql`1 = 1`)
      return false
    },

    /** @throws UnreadableRows after the last one that can be read */
    list: ({ email, since, status, idPrefix }: Filter = {}): AsyncGenerator<Enquiry> => {
      const wanted = [
        sql`1 = 1`,
        email && sql`email = ${normalEmail(email)}`,
        status && sql`status = ${status}`,
        idPrefix && sql`substr(id, 1, ${idPrefix.length}) = ${idPrefix}`,
      ].filter(condition => typeof condition === "object")
      return readRows(database, sql.join(wanted, sql` and `), since?.toISOString() ?? "")
    },

    /** Claims enquiries without spam signs, or those with them that were received before `spamBefore`. */
    claimDue: async (claim: { leaseMs: number; limit?: number; spamBefore?: Date }): Promise<Enquiry[]> => {
      const { leaseMs, limit = 1, spamBefore } = claim
      const marked = spamBefore
        ? sql`is_spam = 1 and received_at < ${spamBefore.toISOString()}`
        : sql`is_spam = 0`
      const { rows } = await query<StoredRow>(sql`update enquiries set leased_until = ${after(leaseMs)}
        where id in (select id from enquiries
          where ${isOpen} and ${marked} and ${isPast("due_at")} and ${isPast("leased_until")}
          order by due_at limit ${limit} ${skipLocked}) returning ${columns(database)}`)
      const whole: Enquiry[] = []
      for (const row of rows) {
        const { enquiry, isWhole } = readRow(row)
        if (isWhole) whole.push(enquiry)
        else {
          const [dead, where] = [repairedRow(enquiry), sql<boolean>`id = ${bytes(row.id)}`]
          await run(db => db.updateTable("enquiries").set(dead).where(where).execute())
        }
      }
      return whole
    },

    /** Keeps those that are still claimed. */
    renew: (ids: readonly string[], leaseMs: number) =>
      query(sql`update enquiries set leased_until = ${after(leaseMs)}
        where id in (${sql.join(ids)}) and ${isOpen} and leased_until > ${now}`),

    release: async (ids: readonly string[]) => {
      if (ids.length > 0) await update(ids, sql`due_at = ${now}`)
    },

    markDelivered: (ids: readonly string[]) =>
      update(ids, sql`status = 'delivered', attempts = 0, error = null`, sql`1 = 1`),

    markFailed: (ids: readonly string[], { error, pauseMs }: { error: string; pauseMs: number }) => {
      const due = after(pauseMs)
      return update(ids, sql`status = 'failed', attempts = attempts + 1, error = ${error}, due_at = ${due}`)
    },

    markDead: (ids: readonly string[], error: string) =>
      update(ids, sql`status = 'dead', attempts = attempts + 1, error = ${error}`),

    /** @returns the IDs of those that are being mailed now */
    claimed: (): Promise<string[]> =>
      idsOf(sql`select ${id} from enquiries
        where ${isOpen} and not ${isPast("leased_until")} order by received_at`),

    retry: (only?: string): Promise<number> =>
      countAffected(sql`update enquiries set status = 'new', attempts = 0, error = null, due_at = ${now}
        where status in ('dead', 'failed') and ${isPast("leased_until")} and ${only ? sql`id = ${only}` : sql`1 = 1`}`),

    remove: (ids: readonly string[]): Promise<string[]> =>
      idsOf(sql`delete from enquiries where id in (${sql.join(ids)}) returning ${id}`),

    /** @param before decides which ones are counted as `old` */
    count: async (before = new Date(0)) => {
      const { rows } = await query<{ all: number; old: number; newestAt: Bytes | null }>(sql`select
        count(*) as "all", count(*) filter (where received_at < ${before.toISOString()}) as old,
        ${text(sql`max(received_at)`, "newestAt")} from enquiries`)
      const { all = 0, old = 0, newestAt } = rows[0] ?? {}
      return { all, old, newestAt: textOf(newestAt ?? "") }
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

    restore: (enquiries: Enquiries): Promise<number> => insertEnquiries(run, enquiries),

    ...rateLimits(database),

    /** Moves waiting enquiries from the fallback, if any, to the database. @returns how many */
    forward: async (): Promise<number> => 0,

    /** Looks for damaged pages, which `state` then reports, and for rows in no known state. */
    check: async (): Promise<void> => {
      damage = await findDamage()
      if (damage) return
      // Ranges between the known states: for "not in", SQLite would read the whole table.
      await query(sql`update enquiries set status = 'dead', error = ${damaged}
        where status < 'dead' or (status > 'dead' and status < 'delivered')
        or (status > 'delivered' and status < 'failed') or (status > 'failed' and status < 'new')
        or status > 'new'`)
    },

    /** Remembers that the owner has seen all enquiries received until then, unless the disk is full. */
    markRead: (until: Date) => writeProbe(probeRow.readUntil, until.toISOString()).catch(() => undefined),

    /** Writes to the store to find out whether it accepts enquiries. Never rejects. */
    state: async (): Promise<StoreState> => {
      try {
        // As large as an enquiry, since a nearly full disk would accept less.
        await writeProbe(probeRow.filler, randomBytes(16 * 1024).toString("hex"))
        const waits = sql`${isOpen} and is_spam = 0`
        const oldest = (of: RawBuilder<unknown>) => sql`min(received_at) filter (where ${of})`
        const { rows } = await query<StateRow>(sql`select
          count(*) filter (where status = 'dead') as dead,
          count(*) filter (where ${isOpen}) as undelivered,
          count(*) filter (where ${waits}) as waiting,
          ${text(oldest(waits), "oldestWaitingAt")},
          ${text(oldest(sql`${waits} and received_at > ${readAt}`), "oldestUnreadAt")}
          from enquiries where status in ('new', 'failed', 'dead')`)
        const { oldestWaitingAt, oldestUnreadAt, ...figures } = rows[0] as StateRow
        const times = { oldestWaitingAt: asTime(oldestWaitingAt), oldestUnreadAt: asTime(oldestUnreadAt) }
        const ofDay = await dayFigures()
        return { accepts: true, inFallback: 0, ...figures, ...times, ...ofDay, ...(damage && { damage }) }
      } catch {
        return unknownState
      }
    },

    close,
  }
}

export type EnquiryStore = ReturnType<typeof sqlStore>
