import { longestDueMs, maybeLentMs } from "../store"

/** A row of the table, as far as its columns have types; `spam` and `fields` are whatever somebody wrote into them. */
export type Row = {
  id: string
  received_at: Date
  form: string
  instance: string
  spam: unknown
  consent: boolean | null
  policy: string | null
  fields: unknown
  status: string
  attempts: number
  last_error: string | null
}

/** What is read of a row. */
export const columns =
  "id, received_at, form, instance, spam, consent, policy, fields, status, attempts, last_error"

const isClean = "spam::text = '[]'"
const isWaiting = "status in ('new', 'failed')"

/** Stores an enquiry with its state. */
export const insert = `
insert into enquiries (id, received_at, form, instance, spam, consent, policy, fields, status, attempts, last_error)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`

/** Lends out those that are due: $1 length of the lease in ms, $2 how many, $3 for spam the time before which it came. */
export const claimNext = `
update enquiries set due_at = now() + $1 * interval '1 millisecond'
where id in (
  select id from enquiries
  where ${isWaiting}
    and (due_at <= now() or due_at > now() + interval '${longestDueMs} milliseconds')
    and case when $3::timestamptz is null then ${isClean} else not ${isClean} and received_at < $3 end
  order by due_at limit $2 for update skip locked)
returning ${columns}`

/** $1 the ids. */
export const setDelivered =
  "update enquiries set status = 'delivered', delivered_at = now() where id = any($1)"

/** $1 the ids, $2 the error, $3 the pause in ms. */
export const setFailed = `
update enquiries set status = 'failed', attempts = attempts + 1, last_error = $2,
  due_at = now() + $3 * interval '1 millisecond'
where id = any($1) and ${isWaiting}`

/** $1 the ids, $2 the reason. */
export const setDead = `
update enquiries set status = 'dead', attempts = attempts + 1, last_error = $2
where id = any($1) and ${isWaiting}`

/** $1 the ids, or null for all. */
export const setDueNow = `
update enquiries set due_at = now(), status = 'new', attempts = 0, last_error = null
where ($1::text[] is null or id = any($1))
  and (status = 'dead' or (status = 'failed' and due_at > now() + interval '${maybeLentMs} milliseconds'))`

/** $1 the ids. */
export const removeRows = "delete from enquiries where id = any($1)"

/** How many wait, since when, and how many are dead. */
export const counts = `
select count(*) filter (where ${isWaiting} and ${isClean})::int as waiting,
  min(received_at) filter (where ${isWaiting} and ${isClean}) as oldest,
  count(*) filter (where status = 'dead')::int as dead
from enquiries`
