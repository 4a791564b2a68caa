import { sql } from "kysely"
import type { Database } from "./tables"

/** Counts for all addresses. */
export const everyone = "everyone"

/** Counts the mails of an hour (mail-queue.ts). Addresses have no spaces. */
export const mailKey = "mails of the hour"

/** More are not kept, or a flood from others would fill the memory. */
const mostAddresses = 20_000

/** How often each address has written; where in memory and where in a table is the database's choice. */
export const rateLimits = ({ now, skipLocked, run }: Pick<Database, "now" | "skipLocked" | "run">) => {
  const deleteExpired = (limit = sql``) =>
    run(db =>
      sql`delete from rate_limits where address in (select address from rate_limits
        where resets_at <= ${now} and address <> ${mailKey} ${limit} ${skipLocked})`.execute(db),
    )
  return {
    /**
     * @param windowMs after which the count begins anew
     * @param by 0 to look only
     * @returns 0 for an address beyond those that are kept
     */
    countRequest: async (address: string, windowMs: number, by: 0 | 1 = 1) => {
      const end = sql`${now} + ${Math.round(windowMs)}`
      // A later end comes from a clock that has been set back.
      const isOver = sql`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${end})`
      const isKept = sql`exists (select 1 from rate_limits where address = ${address})`
      const isFull = sql`exists (select 1 from rate_limits limit 1 offset ${mostAddresses})`
      const may = address === everyone ? sql`1 = 1` : sql`${isKept} or not ${isFull}`
      const counting = sql<{ count: number; waitMs: number }>`insert into rate_limits
        (address, count, resets_at) select ${address}, cast(${by} as integer), ${end} where ${may}
        on conflict (address) do update set
        count = case when ${isOver} then ${by} else rate_limits.count + ${by} end,
        resets_at = case when ${isOver} then ${end} else rate_limits.resets_at end
        returning count, resets_at - ${now} as "waitMs"`
      const [row = { count: 0, waitMs: 0 }] = (await run(db => counting.execute(db))).rows
      // Each new one makes room at once, not only when maintenance runs, each minute.
      if (row.count <= by) await deleteExpired(sql`limit 100`)
      return row
    },

    deleteExpiredLimits: async (): Promise<number> => Number((await deleteExpired()).numAffectedRows),
  }
}
