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

type FormerRow = Omit<Enquiry, "receivedAt" | "error" | "consent" | "policy"> & {
  readonly received_at: Date
  readonly last_error: string | null
  readonly due_at: Date
  readonly delivered_at: Date | null
  /** Columns added later, on first use. */
  readonly consent?: boolean | null
  readonly policy?: string | null
}

/** Drops the PostgreSQL tables of that version, within a transaction. @returns their enquiries */
export const takeFormerTable = async (db: Kysely<Tables>): Promise<Enquiry[]> => {
  const columns = sql`select 1 from pg_attribute where attrelid = to_regclass('enquiries') and attname = 'fields'`
  if ((await columns.execute(db)).rows.length === 0) return []
  const { rows } = await sql<FormerRow>`select * from enquiries`.execute(db)
  await sql`drop table enquiries`.execute(db)
  await sql`drop table if exists enquiry_rate_limit`.execute(db)
  return rows.map(
    ({ received_at, last_error, due_at: _due, delivered_at: _sent, consent, policy, ...row }) => ({
      ...row,
      receivedAt: received_at.toISOString(),
      ...(typeof consent === "boolean" && { consent }),
      ...(policy && { policy }),
      ...(last_error && { error: last_error }),
    }),
  )
}
