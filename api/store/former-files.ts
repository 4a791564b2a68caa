import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { type Damaged, type Enquiry, isDamaged, readRow, rowOf } from "./enquiry"
import type { Tables } from "./tables"

// Where an enquiry's file may be, the place that counts first: a crash could leave it in two.
const places = ["delivered", "dead", "new", "spam"] as const

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const parse = (file: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    return {}
  }
}

/** The last record of the attempts to mail each enquiry: `attempts/ID.NUMBER` with the highest number. */
const readAttempts = (folder: string): Map<string, Record<string, unknown>> => {
  const numberOf = (name: string) => Number(/\.(\d{1,9})$/.exec(name)?.[1] ?? 0)
  const names = namesIn(folder).filter(name => numberOf(name) > 0)
  names.sort((a, b) => numberOf(a) - numberOf(b))
  return new Map(names.map(name => [name.replace(/\.\d+$/, ""), parse(join(folder, name))]))
}

/** Reads the folder of a version before November 2026, a file for each enquiry; one that cannot be read is dead. */
export function* readFormerFiles(folder: string): Generator<Enquiry | Damaged> {
  const attempts = readAttempts(join(folder, "attempts"))
  for (const place of places)
    for (const name of namesIn(join(folder, place)).filter(other => other.endsWith(".json"))) {
      const file = join(folder, place, name)
      const id = name.slice(0, -".json".length)
      const { count = 0, error } = attempts.get(id) ?? {}
      const open = Number(count) > 0 ? "failed" : "new"
      const status = place === "delivered" || place === "dead" ? place : open
      const known = { spam: [], fields: {}, ...parse(file), status, attempts: count, error }
      const item = readRow(rowOf(known as unknown as Enquiry))
      if (!isDamaged(item)) yield item
      else {
        const reason = `${file} could not be read: ${item.reason}`
        const lost = {
          id,
          form: "unknown",
          instance: "",
          fields: readFileSync(file, "utf8"),
          status: "dead",
          last_error: reason,
        }
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
