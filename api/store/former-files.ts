import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { type Damaged, type Enquiry, isDamaged, readRow, rowOf } from "./enquiry"
import type { Tables } from "./tables"

// Where an enquiry's file may be, the place that counts first: a crash could leave it in two.
const places = ["delivered", "dead", "new", "spam"] as const

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const parse = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The last record of the attempts to mail each enquiry: `attempts/ID.NUMBER` with the highest number. */
const readAttempts = (folder: string): Map<string, Record<string, unknown>> => {
  const latest = new Map<string, number>()
  for (const name of namesIn(folder)) {
    const [, id = "", digits] = /^(.+)\.(\d{1,9})$/.exec(name) ?? []
    latest.set(id, Math.max(Number(digits ?? 0), latest.get(id) ?? 0))
  }
  latest.delete("")
  return new Map([...latest].map(([id, n]) => [id, parse(readFileSync(join(folder, `${id}.${n}`), "utf8"))]))
}

/**
 * Reads the folder in which versions before November 2026 kept enquiries, a file each.
 * @returns every file's content; one that cannot be read as an enquiry is dead, with its text as its fields
 */
export function* readFormerFiles(folder: string): Generator<Enquiry | Damaged> {
  const attempts = readAttempts(join(folder, "attempts"))
  for (const place of places)
    for (const name of namesIn(join(folder, place)).filter(other => other.endsWith(".json"))) {
      const text = readFileSync(join(folder, place, name), "utf8")
      const id = name.slice(0, -".json".length)
      const { count = 0, error } = attempts.get(id) ?? {}
      const open = Number(count) > 0 ? "failed" : "new"
      const status = place === "delivered" || place === "dead" ? place : open
      const known = { spam: [], fields: {}, ...parse(text), status, attempts: count, error }
      const item = readRow(rowOf(known as unknown as Enquiry))
      if (!isDamaged(item)) yield item
      else {
        const reason = `${join(folder, place, name)} could not be read: ${item.reason}`
        const lost = { id, form: "unknown", instance: "", fields: text, status: "dead", last_error: reason }
        const received_at = item.row.received_at ?? new Date().toISOString()
        yield { id, reason, row: { ...item.row, ...lost, received_at } }
      }
    }
}

/** Imports such a folder, and leaves it as it is. */
export const importFormerFiles = async (db: Kysely<Tables>, folder: string): Promise<void> => {
  let count = 0n
  for (const item of readFormerFiles(folder)) {
    const insert = db.insertInto("enquiries").values(rowOf(item))
    const result = await insert.onConflict(on => on.column("id").doNothing()).executeTakeFirst()
    count += result.numInsertedOrUpdatedRows ?? 0n
  }
  if (count > 0n) console.error(`enquiries: ${count} were imported from ${folder}, which was left as it is`)
}
