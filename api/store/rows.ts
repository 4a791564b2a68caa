import { z } from "zod"
import { formNames } from "../../src/shared/enquiry/forms"
import type { Enquiry, NewEnquiry } from "./enquiry"
import { type Damaged, isDamaged } from "./store"

/** A row of the table `enquiries`. Times are UTC: `received_at` ISO 8601, the others ms since 1970. */
export type EnquiryRow = {
  id: string
  received_at: string
  form: string
  instance: string
  /** The sender's address in small letters, for looking enquiries up. */
  email: string
  /** JSON: an array of signs of spam. */
  spam: string
  /** 0 or 1; null where the form does not ask. */
  consent: number | null
  policy: string | null
  /** JSON: the answers. */
  fields: string
  status: string
  attempts: number
  due_at: number
  leased_until: number
  last_error: string | null
  /** 1 in a local store when the database refused the row: it is mailed from here. */
  refused: number
}

const enquiry = z.object({
  id: z.string().min(1),
  receivedAt: z.iso.datetime(),
  form: z.enum(formNames),
  instance: z.string(),
  spam: z.array(z.string()),
  consent: z.boolean().optional(),
  policy: z.string().optional(),
  fields: z.record(z.string(), z.string()),
  status: z.enum(["new", "failed", "delivered", "dead"]),
  attempts: z.int(),
  error: z.string().optional(),
})

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** An address as it is compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** Reads a row; one that was changed by hand may be damaged. */
export const readRow = (row: EnquiryRow): Enquiry | Damaged => {
  const isOpen = row.status !== "delivered"
  const { data, error } = enquiry.safeParse({
    id: row.id,
    receivedAt: row.received_at,
    form: row.form,
    instance: row.instance,
    spam: parse(row.spam),
    ...(row.consent !== null && { consent: row.consent !== 0 }),
    ...(row.policy !== null && { policy: row.policy }),
    fields: parse(row.fields),
    status: row.status,
    attempts: isOpen ? row.attempts : 0,
    ...(isOpen && row.last_error !== null && { error: row.last_error }),
  })
  if (data) return data
  const column = error.issues[0]?.path.join(".")
  return { id: row.id, place: `row ${row.id}`, reason: `${column} is missing or not understood`, row }
}

/** The row of an enquiry with its state; a damaged row stays as it is. */
export const rowOf = (item: Enquiry | Damaged): EnquiryRow => {
  if (isDamaged(item)) return { ...(item.row as EnquiryRow), leased_until: 0, refused: 0 }
  return {
    id: item.id,
    received_at: item.receivedAt,
    form: item.form,
    instance: item.instance,
    email: normalEmail(item.fields.email ?? ""),
    spam: JSON.stringify(item.spam),
    consent: item.consent === undefined ? null : Number(item.consent),
    policy: item.policy ?? null,
    fields: JSON.stringify(item.fields),
    status: item.status,
    attempts: item.attempts,
    due_at: 0,
    leased_until: 0,
    last_error: item.error ?? null,
    refused: 0,
  }
}

/** What came in, without the state of its delivery. */
export const withoutState = ({ status: _s, attempts: _a, error: _e, ...received }: Enquiry): NewEnquiry =>
  received
