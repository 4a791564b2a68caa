import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { type Kysely, sql } from "kysely"
import { type Enquiry, parseObject } from "./enquiry"
import type { Tables } from "./tables"

// Where an enquiry's file may be, the place that takes precedence first: a crash could leave it in two.
const places = ["delivered", "dead", "new", "spam"] as const

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** The last record of the attempts to mail each enquiry: `attempts/ID.NUMBER` with the highest number. */
const readAttempts = (folder: string) => {
  const numberOf = (name: string) => Number(extname(name).slice(1))
  const names = namesIn(folder).filter(name => numberOf(name) > 0)
  names.sort((a, b) => numberOf(a) - numberOf(b))
  const read = (name: string) => parseObject(readFileSync(join(folder, name), "utf8"))
  return new Map(names.map(name => [basename(name, extname(name)), read(name)]))
}

/** Reads the folder of a version before November 2026, one file per enquiry; one that cannot be read becomes dead. */
export function* readFormerFiles(folder: string): Generator<Enquiry> {
  const allAttempts = readAttempts(join(folder, "attempts"))
  for (const place of places)
    for (const name of namesIn(join(folder, place)).filter(other => other.endsWith(".json"))) {
      const file = join(folder, place, name)
      const id = basename(name, ".json")
      const text = readFileSync(file, "utf8")
      const enquiry = parseObject(text)
      const { count = 0, error } = allAttempts.get(id) ?? {}
      const attempts = Number(count)
      const waiting = attempts > 0 ? "failed" : "new"
      const status = place === "delivered" || place === "dead" ? place : waiting
      if ("fields" in enquiry) yield { spam: [], ...enquiry, status, attempts, error } as unknown as Enquiry
      else {
        const receivedAt = new Date().toISOString()
        const email = /[^\s"<>@]+@[^\s"<>@]+/.exec(text)?.[0] ?? ""
        const unread = { id, receivedAt, form: "contact", instance: "", spam: [] } as const
        const why = `${file} could not be read`
        yield { ...unread, fields: { email, message: text }, status: "dead", attempts, error: why }
      }
    }
}

/** A row of either former table. PostgreSQL gave values where the first version in SQL has JSON, numbers and texts. */
type FormerRow = Pick<Enquiry, "id" | "form" | "instance" | "status" | "attempts"> & {
  received_at: Date | string
  spam: unknown
  fields: unknown
  consent?: boolean | number | null
  policy?: string | null
  last_error: string | null
}

const formerTable = "former_enquiries"
const formerIndexes = ["received", "email", "state", "due", "waiting"]

/** Renames the table of an earlier version, so that a conversion that was interrupted goes on. @returns if there is one */
export const keepFormerTable = async (db: Kysely<Tables>): Promise<boolean> => {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === "enquiries")?.columns ?? []
  if (columns.some(({ name }) => name === "fields")) {
    // First, or the new table could not have indexes of these names after an interruption.
    for (const index of formerIndexes) await sql.raw(`drop index if exists enquiries_${index}`).execute(db)
    await sql`alter table enquiries rename to ${sql.table(formerTable)}`.execute(db)
    return true
  }
  return tables.some(({ name }) => name === formerTable)
}

const parsed = (json: unknown): unknown => (typeof json === "string" ? JSON.parse(json) : json)

/** Reads the table that `keepFormerTable` renamed. */
export async function* readFormerTable(db: Kysely<Tables>): AsyncGenerator<Enquiry> {
  const { rows } = await sql<FormerRow>`select * from ${sql.table(formerTable)}`.execute(db)
  for (const { id, received_at, form, instance, spam, fields, consent, policy, ...state } of rows)
    yield {
      id,
      receivedAt: new Date(received_at).toISOString(),
      form,
      instance,
      spam: parsed(spam) as string[],
      ...(typeof consent === "boolean" || typeof consent === "number" ? { consent: Boolean(consent) } : {}),
      ...(policy && { policy }),
      fields: parsed(fields) as Enquiry["fields"],
      status: state.status,
      attempts: state.attempts,
      ...(state.last_error && { error: state.last_error }),
    }
}

/** Drops what earlier versions had and this one does not. */
export const dropFormerTable = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of [formerTable, "enquiry_rate_limit"])
    await sql.raw(`drop table if exists ${table}`).execute(db)
}
