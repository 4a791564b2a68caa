import { createHash } from "node:crypto"
import { z } from "zod"
import { type Fields, type FormName, formNames } from "../../src/shared/enquiry/forms"

const schema = z.object({
  id: z.string().min(1),
  receivedAt: z.iso.datetime(),
  form: z.enum(formNames),
  /** Identifies one filled-in form; made here when the sender gave none. */
  instance: z.string(),
  /** Signs of spam; empty for a clean enquiry. */
  spam: z.array(z.string()).readonly(),
  /** Absent where the form does not ask. */
  consent: z.boolean().optional(),
  /** The version of the privacy policy on the form's page: `git cat-file -p <version>` prints it. */
  policy: z.string().optional(),
  fields: z.record(z.string(), z.string()),
  /** `failed` is tried again; `dead` waits for the owner. */
  status: z.enum(["new", "failed", "delivered", "dead"]),
  /** Failed attempts to mail it, and why the last one failed. */
  attempts: z.int(),
  error: z.string().optional(),
})

/** An enquiry with the state of its delivery. */
export type Enquiry = z.infer<typeof schema>

/** An enquiry as it was received. */
export type NewEnquiry = Omit<Enquiry, "status" | "attempts" | "error">

/**
 * A row of the table `enquiries`. `email` is in lower case, `spam` and `fields` are JSON, `due_at` and `leased_until` ms
 * since 1970. `refused` is 1 in a local store when the database refused the row: it is mailed from here.
 */
export type EnquiryRow = Record<
  "id" | "received_at" | "form" | "instance" | "email" | "spam" | "fields",
  string
> &
  Record<"attempts" | "due_at" | "leased_until" | "refused", number> &
  Record<"policy" | "last_error", string | null> & { consent: number | null; status: string }

/** A row that cannot be read as an enquiry. */
export type Damaged = { readonly id: string; readonly reason: string; readonly row: EnquiryRow }

/** Tells a damaged row from an enquiry. */
export const isDamaged = (item: NewEnquiry | Damaged): item is Damaged => "reason" in item

/** An address as it is compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** Reads a row; one that was changed by hand may be damaged. */
export const readRow = (row: EnquiryRow): Enquiry | Damaged => {
  const { data, error } = schema.safeParse({
    ...row,
    receivedAt: row.received_at,
    spam: parse(row.spam),
    consent: row.consent === null ? undefined : row.consent !== 0,
    policy: row.policy ?? undefined,
    fields: parse(row.fields),
    error: row.last_error ?? undefined,
  })
  return (
    data ?? { id: row.id, reason: `${error.issues[0]?.path.join(".")} is missing or not understood`, row }
  )
}

/** The row of an enquiry, due at once; a damaged row stays as it is. */
export const rowOf = (item: Enquiry | Damaged): EnquiryRow =>
  isDamaged(item)
    ? { ...item.row, leased_until: 0, refused: 0 }
    : {
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

// Where an AMP runtime does not replace this name by a value, the name itself is posted.
const isInstance = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{8,64}$/.test(value) && value !== "PAGE_VIEW_ID_64"

type Circumstances = Pick<NewEnquiry, "spam" | "consent" | "policy"> & { instance: unknown; now: Date }

/**
 * Makes an enquiry of checked answers. Sent again unchanged it has the same id, corrected another. Without an instance the
 * minute stands for it, so that a double click counts once.
 */
export const makeEnquiry = (form: FormName, fields: Fields, from: Circumstances): NewEnquiry => {
  const { instance: given, now, ...circumstances } = from
  const receivedAt = now.toISOString()
  const instance = isInstance(given) ? given : `minute-${receivedAt.slice(0, 16).replace(/\W/g, "")}`
  const hash = createHash("sha256").update(JSON.stringify([form, instance, fields]))
  return { id: hash.digest("hex").slice(0, 32), receivedAt, form, instance, ...circumstances, fields }
}
