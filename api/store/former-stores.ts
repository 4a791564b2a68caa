import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { type Kysely, sql } from "kysely"
import { type Enquiry, parseObject } from "./enquiry"
import type { Tables } from "./tables"

// Folders of enquiries by precedence: a crash could leave a file in two.
const places = ["delivered", "dead", "new", "spam"] as const

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** The latest attempt to mail each enquiry: `attempts/ID.NUMBER` with the highest number. */
const readAttempts = (folder: string) => {
  const numberOf = (name: string) => Number(extname(name).slice(1))
  const names = namesIn(folder).filter(name => numberOf(name) > 0)
  names.sort((a, b) => numberOf(a) - numberOf(b))
  const read = (name: string) => parseObject(readFileSync(join(folder, name), "utf8"))
  return new Map(names.map(name => [basename(name, extname(name)), read(name)]))
}

/** Reads the folder of a version before November 2026, one file per enquiry; unreadable ones become dead. */
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

/** A row of either former table. PostgreSQL has typed columns where the first SQL version has JSON, numbers and texts. */
type FormerRow = Omit<Enquiry, "consent"> & {
  received_at: Date | string
  consent?: boolean | number | null
  last_error?: string | null
}

const parsed = <T>(json: T): T => (typeof json === "string" ? JSON.parse(json) : json)

/** Drops the table of an earlier version, within a transaction. @returns its enquiries */
export const takeFormerTable = async (db: Kysely<Tables>): Promise<Enquiry[]> => {
  const tables = await db.introspection.getTables()
  // The second name is from an interrupted conversion, before conversions ran in a transaction.
  const former = tables.find(
    table => /^(former_)?enquiries$/.test(table.name) && table.columns.some(({ name }) => name === "fields"),
  )
  if (!former) return []
  const { rows } = await sql<FormerRow>`select * from ${sql.table(former.name)}`.execute(db)
  await sql`drop table ${sql.table(former.name)}`.execute(db)
  return rows.map(
    ({ id, received_at, form, instance, spam, fields, consent, policy, last_error, ...state }) => ({
      id,
      receivedAt: new Date(received_at).toISOString(),
      form,
      instance,
      spam: parsed(spam),
      ...(consent != null && { consent: Boolean(consent) }),
      ...(policy && { policy }),
      fields: parsed(fields),
      status: state.status,
      attempts: state.attempts,
      ...(last_error && { error: last_error }),
    }),
  )
}
