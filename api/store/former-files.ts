import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import type { Enquiry } from "./enquiry"
import { type EnquiryRow, readRow, rowOf } from "./rows"
import type { Damaged } from "./store"
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

/** The last record of the attempts to mail each enquiry: `attempts/ID.NUMBER`, of which the highest number counts. */
const readAttempts = (folder: string): Map<string, { count: number; error?: string }> => {
  const latest = new Map<string, number>()
  for (const name of namesIn(folder)) {
    const [, id = "", digits = ""] = /^(.+)\.(\d{1,9})$/.exec(name) ?? []
    if (Number(digits) > (latest.get(id) ?? 0)) latest.set(id, Number(digits))
  }
  const read = (id: string, number: number) => {
    const { count, error } = parse(readFileSync(join(folder, `${id}.${number}`), "utf8"))
    return { count: Number(count) || 0, ...(typeof error === "string" && { error }) }
  }
  return new Map([...latest].map(([id, number]) => [id, read(id, number)]))
}

/**
 * Reads the folder in which versions before November 2026 kept enquiries, a file each.
 * @returns every file's content; one that cannot be read as an enquiry is dead, with its text among the fields
 */
export function* readFormerFiles(folder: string): Generator<Enquiry | Damaged> {
  const attempts = readAttempts(join(folder, "attempts"))
  for (const place of places)
    for (const name of namesIn(join(folder, place)).filter(other => other.endsWith(".json"))) {
      const text = readFileSync(join(folder, place, name), "utf8")
      const id = name.slice(0, -".json".length)
      const { count = 0, error } = attempts.get(id) ?? {}
      const state = place === "delivered" || place === "dead" ? place : count > 0 ? "failed" : "new"
      const enquiry = {
        spam: [],
        fields: {},
        ...parse(text),
        status: state,
        attempts: count,
        ...(error && { error }),
      }
      const row = rowOf(enquiry as unknown as Enquiry)
      const item = readRow(row)
      if (!("reason" in item)) yield item
      else {
        const reason = `${join(folder, place, name)} could not be read: ${item.reason}`
        const damaged: EnquiryRow = {
          ...row,
          id,
          received_at: row.received_at ?? new Date().toISOString(),
          form: "unknown",
          instance: "",
          fields: text,
          status: "dead",
          last_error: reason,
        }
        yield { id, place: `row ${id}`, reason, row: damaged }
      }
    }
}

/** Imports a folder of a former version into new tables, all of it or nothing, and leaves it as it is. */
export const importFormerFiles = async (db: Kysely<Tables>, folder: string): Promise<void> => {
  let count = 0
  for (const item of readFormerFiles(folder)) {
    const insert = db
      .insertInto("enquiries")
      .values(rowOf(item))
      .onConflict(on => on.column("id").doNothing())
    count += Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows)
  }
  if (count > 0) console.error(`enquiries: ${count} were imported from ${folder}, which was left as it is`)
}
