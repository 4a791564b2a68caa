import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { type Kysely, sql } from "kysely"
import { type Enquiry, parseObject } from "./enquiry"
import type { Tables } from "./tables"

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

// Of the files `attempts/ID.NUMBER`, the highest number is the latest.
const readAttempts = (folder: string) => {
  const numberOf = (name: string) => Number(extname(name).slice(1))
  const names = namesIn(folder).filter(name => numberOf(name) > 0)
  names.sort((a, b) => numberOf(a) - numberOf(b))
  const read = (name: string) => parseObject(readFileSync(join(folder, name), "utf8"))
  return new Map(names.map(name => [basename(name, extname(name)), read(name)]))
}

/** Reads a folder with one file per enquiry, as before November 2026; unreadable ones become dead. */
export function* readFormerFiles(folder: string): Generator<Enquiry> {
  const allAttempts = readAttempts(join(folder, "attempts"))
  // The first one wins: a crash could leave an enquiry in two folders.
  for (const place of ["delivered", "dead", "new", "spam"] as const)
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
        const [email = ""] = /[^\s"<>@]+@[^\s"<>@]+/.exec(text) ?? []
        const unread = { id, form: "contact", instance: "", spam: [], status: "dead", attempts } as const
        const receivedAt = new Date().toISOString()
        yield { ...unread, receivedAt, fields: { email, message: text }, error: `${file} could not be read` }
      }
    }
}

type FormerRow = Enquiry & { received_at: Date; last_error: string | null; due_at: Date; delivered_at: Date }

export const takeFormerTable = async (db: Kysely<Tables>): Promise<Enquiry[]> => {
  const columns = sql`select 1 from pg_attribute where attrelid = to_regclass('enquiries') and attname = 'fields'`
  if ((await columns.execute(db)).rows.length === 0) return []
  const { rows } = await sql<FormerRow>`select * from enquiries`.execute(db)
  await sql`drop table enquiries`.execute(db)
  await sql`drop table if exists enquiry_rate_limit`.execute(db)
  return rows.map(({ received_at, last_error: error, due_at: _due, delivered_at: _sent, ...row }) => {
    const values = { ...row, receivedAt: received_at.toISOString(), error }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Enquiry
  })
}
