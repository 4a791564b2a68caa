import { randomBytes } from "node:crypto"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type RawBuilder, sql } from "kysely"
import { type Enquiry, type EnquiryRow, type NewEnquiry, normalEmail, readRow } from "./enquiry"
import { type Database, type Enquiries, insertEnquiries } from "./tables"

export type Filter = { email?: string; since?: Date; status?: Enquiry["status"]; idPrefix?: string }

type Figures = { waiting: number; undelivered: number; dead: number; oldestWaitingAt?: string | null }
export type StoreState = Figures & { inFallback: number; accepts: boolean; problem?: "database" }

const pageSize = 500

export const sqlStore = ({ now, skipLocked, run, close }: Database) => {
  const query = <T>(statement: RawBuilder<T>) => run(db => statement.execute(db))
  const countAffected = async (statement: RawBuilder<unknown>) =>
    Number((await query(statement)).numAffectedRows)
  const after = (ms: number) => sql`${now} + ${Math.round(ms)}`
  // No pause or lease reaches seven hours; a later time comes from a wrong clock.
  const isPast = (column: "due_at" | "leased_until") =>
    sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${after(7 * 3600 * 1000)})`
  const isOpen = sql`status in ('new', 'failed')`

  const update = async (ids: readonly string[], values: RawBuilder<unknown>, from = isOpen) => {
    const wanted = sql`id in (${sql.join(ids)}) and ${from}`
    await query(sql`update enquiries set leased_until = 0, ${values} where ${wanted}`)
  }

  return {
    /** Creates the tables. @throws UnusableDatabase */
    prepare: () => run(async () => undefined),

    /** Resolves when the enquiry would survive a power cut. @returns whether it is new */
    put: async (enquiry: NewEnquiry): Promise<boolean> =>
      (await insertEnquiries(run, [{ ...enquiry, status: "new", attempts: 0 }])) > 0,

    list: async function* ({ email, since, status, idPrefix }: Filter = {}): AsyncGenerator<Enquiry> {
      const wanted = [
        email && sql`email = ${normalEmail(email)}`,
        status && sql`status = ${status}`,
        idPrefix && sql`substr(id, 1, ${idPrefix.length}) = ${idPrefix}`,
      ].filter(condition => typeof condition === "object")
      let last: Pick<EnquiryRow, "received_at" | "id"> | undefined
      last = { received_at: since?.toISOString() ?? "", id: "" }
      while (last) {
        const conditions = [...wanted, sql`(received_at, id) > (${last.received_at}, ${last.id})`]
        const page = sql<EnquiryRow>`select * from enquiries where ${sql.join(conditions, sql` and `)}
          order by received_at, id limit ${pageSize}`
        const rows: EnquiryRow[] = (await query(page)).rows
        yield* rows.map(readRow)
        last = rows[pageSize - 1]
      }
    },

    /** Claims enquiries without spam signs, or those with them that were received before `spamBefore`. */
    claimDue: async (claim: { leaseMs: number; limit?: number; spamBefore?: Date }): Promise<Enquiry[]> => {
      const { leaseMs, limit = 1, spamBefore } = claim
      const marked = spamBefore
        ? sql`is_spam = 1 and received_at < ${spamBefore.toISOString()}`
        : sql`is_spam = 0`
      const { rows } = await query<EnquiryRow>(sql`update enquiries set leased_until = ${after(leaseMs)}
        where id in (select id from enquiries
          where ${isOpen} and ${marked} and ${isPast("due_at")} and ${isPast("leased_until")}
          order by due_at limit ${limit} ${skipLocked}) returning *`)
      return rows.map(readRow)
    },

    markDelivered: (ids: readonly string[]) =>
      update(ids, sql`status = 'delivered', attempts = 0, error = null`, sql`1 = 1`),

    markFailed: (ids: readonly string[], { error, pauseMs }: { error: string; pauseMs: number }) => {
      const due = after(pauseMs)
      return update(ids, sql`status = 'failed', attempts = attempts + 1, error = ${error}, due_at = ${due}`)
    },

    markDead: (ids: readonly string[], error: string) =>
      update(ids, sql`status = 'dead', attempts = attempts + 1, error = ${error}`),

    retry: (id?: string): Promise<number> =>
      countAffected(sql`update enquiries set status = 'new', attempts = 0, error = null, due_at = ${now}
        where status in ('dead', 'failed') and ${isPast("leased_until")} and ${id ? sql`id = ${id}` : sql`1 = 1`}`),

    remove: async (ids: readonly string[]): Promise<string[]> => {
      const wanted = sql`id in (${sql.join(ids)})`
      const { rows } = await query<EnquiryRow>(sql`delete from enquiries where ${wanted} returning id`)
      return rows.map(({ id }) => id)
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

    countRequest: async (address: string, windowMs: number) => {
      const isExpired = sql`rate_limits.resets_at <= ${now}`
      const end = after(windowMs)
      const { rows } = await query<{ count: number; waitMs: number }>(sql`insert into rate_limits
        (address, count, resets_at) values (${address}, 1, ${end}) on conflict (address) do update set
        count = case when ${isExpired} then 1 else rate_limits.count + 1 end,
        resets_at = case when ${isExpired} then ${end} else rate_limits.resets_at end
        returning count, resets_at - ${now} as "waitMs"`)
      return rows[0] ?? { count: 0, waitMs: 0 }
    },

    deleteExpiredLimits: (): Promise<number> =>
      countAffected(sql`delete from rate_limits where resets_at <= ${now}`),

    /** Moves waiting enquiries from the fallback, if any, to the database. @returns how many */
    forward: async (): Promise<number> => 0,

    /** Writes to the store to find out whether it accepts enquiries. Never rejects. */
    state: async (): Promise<StoreState> => {
      try {
        // As large as an enquiry, since a nearly full disk would accept less.
        const filler = randomBytes(16 * 1024).toString("hex")
        await query(sql`insert into probe (id, filler) values (1, ${filler})
          on conflict (id) do update set filler = excluded.filler`)
        const { rows } = await query<Figures>(sql`select count(*) filter (where status = 'dead') as dead,
          count(*) filter (where ${isOpen}) as undelivered,
          count(*) filter (where ${isOpen} and is_spam = 0) as waiting,
          min(received_at) filter (where ${isOpen} and is_spam = 0) as "oldestWaitingAt"
          from enquiries where status in ('new', 'failed', 'dead')`)
        return { accepts: true, inFallback: 0, ...(rows[0] as Figures) }
      } catch {
        return { problem: "database", accepts: false, waiting: 0, undelivered: 0, dead: 0, inFallback: 0 }
      }
    },

    close,
  }
}

export type EnquiryStore = ReturnType<typeof sqlStore>
