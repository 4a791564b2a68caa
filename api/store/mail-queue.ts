import { type RawBuilder, sql } from "kysely"
import type { Enquiry } from "./enquiry"
import { mailKey } from "./rate-limits"
import { readRow, repairedRow } from "./read-row"
import { bytes } from "./rows"
import type { Statements } from "./statements"
import type { Database } from "./tables"

/** Which enquiries are mailed when, and by which process; and how many mails the hour has had. */
export const mailQueue = ({ now, run, skipLocked, lastingLimits }: Database, statements: Statements) => {
  const { query, rowsOf, idsOf, countAffected, after, isOpen, isPast, id } = statements

  const update = async (ids: readonly string[], values: RawBuilder<unknown>, from = isOpen) => {
    const wanted = sql`id in (${sql.join(ids)}) and ${from}`
    await query(sql`update enquiries set leased_until = 0, ${values} where ${wanted}`)
  }
  const isDue = sql`${isOpen} and ${isPast("due_at")} and ${isPast("leased_until")}`
  // A later end comes from a clock that has been set back.
  const isHourOver = (hourMs: number) => sql`(resets_at <= ${now} or resets_at > ${after(hourMs)})`

  return {
    /** Claims enquiries without spam signs, or those with them that were received before `spamBefore`. */
    claimDue: async (claim: { leaseMs: number; limit?: number; spamBefore?: Date }): Promise<Enquiry[]> => {
      const { leaseMs, limit = 1, spamBefore } = claim
      const marked = spamBefore
        ? sql`is_spam = 1 and received_at < ${spamBefore.toISOString()}`
        : sql`is_spam = 0`
      const rows = await rowsOf(
        columns => sql`update enquiries set leased_until = ${after(leaseMs)}
        where id in (select id from enquiries where ${isDue} and ${marked}
          order by due_at limit ${limit} ${skipLocked}) returning ${columns}`,
      )
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

    /** @param enquiry its new JSON, if that changes */
    markDelivered: (ids: readonly string[], enquiry?: string) => {
      const json = enquiry === undefined ? sql`` : sql`, enquiry = ${enquiry}`
      return update(ids, sql`status = 'delivered', attempts = 0, error = null ${json}`, sql`1 = 1`)
    },

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

    /** Makes due what is dead or waits after a failure. @returns how many those were */
    retry: (only?: string): Promise<number> =>
      countAffected(sql`update enquiries set status = 'new', attempts = 0, error = null, due_at = ${now}
        where status in ('dead', 'failed') and ${isPast("leased_until")} and ${only ? sql`id = ${only}` : sql`1 = 1`}`),

    /** @returns how many wait for nothing but their turn, and how many for the day's mail of suspected spam */
    countDue: async (): Promise<{ due: number; spam: number }> => {
      const { rows } = await query<{ due: number; spam: number }>(sql`select
        count(*) filter (where is_spam = 0) as due, count(*) filter (where is_spam = 1) as spam
        from enquiries where ${isDue}`)
      return rows[0] ?? { due: 0, spam: 0 }
    },

    /** Counts a mail of all processes, in an hour that begins with its first one. @returns how many it has had */
    countMail: async (hourMs: number): Promise<number> => {
      const { rows } = await query<{ count: number }>(sql`insert into ${lastingLimits} as limits
        (address, count, resets_at) values (${mailKey}, 1, ${after(hourMs)})
        on conflict (address) do update set count = limits.count + 1 returning count`)
      return rows[0]?.count ?? 0
    },

    /** @returns how many mails the hour has had that was begun last, and whether it is over */
    mailHour: async (hourMs: number): Promise<{ mails: number; isOver: boolean }> => {
      const { rows } = await query<{ mails: number; isOver: number }>(sql`select count as mails,
        case when ${isHourOver(hourMs)} then 1 else 0 end as "isOver" from ${lastingLimits} where address = ${mailKey}`)
      const { mails, isOver } = rows[0] ?? { mails: 0, isOver: 1 }
      return { mails, isOver: isOver === 1 }
    },

    /** Forgets an hour that is over: the next mail begins another. */
    endMailHour: (hourMs: number) =>
      countAffected(sql`delete from ${lastingLimits} where address = ${mailKey} and ${isHourOver(hourMs)}`),
  }
}
