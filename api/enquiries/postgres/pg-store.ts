import type { Pool } from "pg"
import type { Enquiry, EnquiryStatus, NewEnquiry } from "../enquiry"
import { DamagedRecord, readRecord } from "../enquiry-record"
import { type Claim, type Damaged, type EnquiryStore, isDamaged, type StoreState } from "../store"
import * as queries from "./pg-queries"
import { ifTable, withTable } from "./pg-schema"

const enquiryOf = ({ id, received_at, form, instance, spam, consent, policy, fields }: queries.Row) =>
  readRecord({
    id,
    receivedAt: received_at.toISOString(),
    form,
    instance,
    spam,
    ...(consent !== null && { consent }),
    ...(policy !== null && { policy }),
    fields,
  })

const readRow = (row: queries.Row): NewEnquiry | Damaged => {
  try {
    return enquiryOf(row)
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error
    return { id: row.id, place: `row ${row.id}`, reason: error.message, text: JSON.stringify(row) }
  }
}

const stateOf = ({ status, attempts, last_error }: queries.Row) => ({
  status: status as EnquiryStatus,
  attempts: status === "delivered" ? 0 : attempts,
  ...(status !== "delivered" && last_error !== null && { error: last_error }),
})

/**
 * Enquiries in a Postgres table, for several machines. The table is made on first use.
 * @param pool connections, whose queries end after seconds, so that a visitor gets an answer when the database is away
 */
export const openPgStore = (pool: Pool): EnquiryStore => {
  const add = async (enquiry: NewEnquiry, state: Pick<Enquiry, "status" | "attempts" | "error">) => {
    const { id, receivedAt, form, instance, spam, consent, policy, fields } = enquiry
    const known = [
      id,
      receivedAt,
      form,
      instance,
      JSON.stringify(spam),
      consent,
      policy,
      JSON.stringify(fields),
    ]
    const values = [...known, state.status, state.attempts, state.error]
    const { rowCount } = await withTable(pool, () => pool.query(queries.insert, values))
    return rowCount === 0
  }

  const markDead = async (ids: readonly string[], error: string) => {
    await pool.query(queries.setDead, [ids, error])
  }

  const state = async (): Promise<StoreState> => {
    try {
      const { rows } = await withTable(pool, () => pool.query(queries.counts))
      const { waiting, oldest, dead } = rows[0]
      const oldestWaitingAt = oldest && { oldestWaitingAt: oldest.toISOString() }
      return { accepts: true, waiting, ...oldestWaitingAt, dead, spooled: 0 }
    } catch {
      return { problem: "database", accepts: false, waiting: 0, dead: 0, spooled: 0 }
    }
  }

  return {
    put: async enquiry => ({ stored: true, duplicate: await add(enquiry, { status: "new", attempts: 0 }) }),
    list: async () => {
      const query = `select ${queries.columns} from enquiries order by received_at, id`
      const { rows } = await ifTable(pool, () => pool.query<queries.Row>(query))
      const read = rows.map(row => ({ row, record: readRow(row) }))
      return {
        enquiries: read.flatMap(({ row, record }) =>
          isDamaged(record) ? [] : [{ ...record, ...stateOf(row) }],
        ),
        damaged: read.flatMap(({ record }) => (isDamaged(record) ? [record] : [])),
      }
    },
    claimDue: async ({ leaseMs, limit = 1, spamBefore }) => {
      const values = [leaseMs, limit, spamBefore ?? null]
      const { rows } = await withTable(pool, () => pool.query<queries.Row>(queries.claimNext, values))
      const claims: Claim[] = []
      for (const row of rows) {
        const record = readRow(row)
        if (isDamaged(record)) await markDead([row.id], record.reason)
        else claims.push({ enquiry: record, attempts: row.attempts })
      }
      return claims
    },
    markDelivered: async ids => {
      await pool.query(queries.setDelivered, [ids])
    },
    markFailed: async (ids, { error, pauseMs }) => {
      await pool.query(queries.setFailed, [ids, error, pauseMs])
    },
    markDead,
    retry: async ids =>
      (await withTable(pool, () => pool.query(queries.setDueNow, [ids ?? null]))).rowCount ?? 0,
    remove: async ids => (await withTable(pool, () => pool.query(queries.removeRows, [ids]))).rowCount ?? 0,
    restore: async enquiries => {
      let restored = 0
      for (const enquiry of enquiries) if (!(await add(enquiry, enquiry))) restored += 1
      return restored
    },
    sweep: async () => undefined,
    state,
    close: () => pool.end(),
  }
}
