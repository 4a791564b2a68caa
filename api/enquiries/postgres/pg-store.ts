import pg from "pg"
import type { Enquiry, NewEnquiry } from "../enquiry"
import type { EnquiryStore } from "../store"
import { ifTable, withTable } from "./pg-schema"

type Row = {
  id: string
  received_at: Date
  form: Enquiry["form"]
  instance: string
  spam: string[]
  fields: Record<string, string>
  status: Enquiry["status"]
  attempts: number
}

const columns = "id, received_at, form, instance, spam, fields, status, attempts"

const newEnquiryOf = ({ id, received_at, form, instance, spam, fields }: Row): NewEnquiry => ({
  id,
  receivedAt: received_at.toISOString(),
  form,
  instance,
  spam,
  fields,
})

const insert = `
insert into enquiries (id, received_at, form, instance, spam, fields)
values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`

const claimNext = `
update enquiries set due_at = now() + $1 * interval '1 millisecond'
where id = (
  select id from enquiries where status <> 'delivered' and due_at <= now()
  order by due_at limit 1 for update skip locked)
returning ${columns}`

const fail = `
update enquiries set status = 'failed', attempts = attempts + 1, last_error = $2,
  due_at = now() + $3 * interval '1 millisecond'
where id = $1 and status <> 'delivered'`

/**
 * Enquiries in a Postgres table, for functions on many machines. The table is made on first use. Everything
 * that waits for the database ends after seconds, so that a visitor gets an answer when it is away.
 * @param url connection string, `postgres://user:password@host/database`
 */
export const openPgStore = (url: string): EnquiryStore => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on("error", error => console.error("enquiries: a database connection broke:", error.message))

  return {
    put: async enquiry => {
      const { id, receivedAt, form, instance, spam, fields } = enquiry
      const values = [id, receivedAt, form, instance, JSON.stringify(spam), JSON.stringify(fields)]
      const { rowCount } = await withTable(pool, () => pool.query(insert, values))
      return { stored: true, duplicate: rowCount === 0 }
    },
    list: async () => {
      const { rows } = await ifTable(() =>
        pool.query<Row>(`select ${columns} from enquiries order by received_at, id`),
      )
      return rows.map(row => ({ ...newEnquiryOf(row), status: row.status, attempts: row.attempts }))
    },
    claimDue: async leaseMs => {
      const { rows } = await withTable(pool, () => pool.query<Row>(claimNext, [leaseMs]))
      return rows[0] && { enquiry: newEnquiryOf(rows[0]), attempts: rows[0].attempts }
    },
    markDelivered: async id => {
      await pool.query("update enquiries set status = 'delivered', delivered_at = now() where id = $1", [id])
    },
    markFailed: async (id, { error, pauseMs }) => {
      await pool.query(fail, [id, error, pauseMs])
    },
    close: () => pool.end(),
  }
}
