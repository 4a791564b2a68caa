import { randomBytes } from "node:crypto"
import { type RawBuilder, sql } from "kysely"
import { dayMs } from "../../src/shared/durations"
import { floodMark } from "./enquiry"
import { type Bytes, textOf } from "./enquiry-row"
import type { Statements } from "./statements"
import { type Database, probeRow } from "./tables"

type Figures = { waiting: number; undelivered: number; dead: number }
type Times = { oldestWaitingAt?: string | null; oldestUnreadAt?: string | null }
type StateRow = Figures & Record<keyof Times, Bytes | null>
/** Enquiries of the last day that EmailJS failed to take, those of them that nothing has mailed and the owner has not seen, and the last one's reason. */
type EmailjsFigures = { emailjsFailed: number; emailjsUnread: number; emailjsReason?: string }
/** `flooded` were stored in the last day while all visitors together sent more than their limit. */
type DayFigures = EmailjsFigures & { flooded: number }
export type StoreState = Figures &
  Times &
  DayFigures & { inFallback: number; accepts: boolean; problem?: "database" | "spool"; damage?: string }

/** Of a store that accepts enquiries and has none. */
export const emptyState = {
  accepts: true,
  waiting: 0,
  undelivered: 0,
  dead: 0,
  inFallback: 0,
  emailjsFailed: 0,
  emailjsUnread: 0,
  flooded: 0,
} satisfies StoreState

/** For a store that does not answer. */
export const unknownState: StoreState = { ...emptyState, problem: "database", accepts: false }

const asTime = (value: Bytes | null) => value && textOf(value)

/** What the store says of itself. */
export const storeState = ({ text, damage }: Database, statements: Statements) => {
  const { query, enquiriesOf, isOpen, writeProbe } = statements
  const known = () => {
    const found = damage()
    return found && { damage: found }
  }

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
    const figures = counts.rows[0] ?? emptyState
    if (figures.emailjsFailed === 0) return figures
    const [last] = await enquiriesOf(sql`${ofDay} and ${failed} order by received_at desc limit 1`)
    return { ...figures, emailjsReason: last?.emailjs?.reason }
  }

  return {
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
        return { accepts: true, inFallback: 0, ...figures, ...times, ...ofDay, ...known() }
      } catch {
        return { ...unknownState, ...known() }
      }
    },
  }
}
