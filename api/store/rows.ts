import { type RawBuilder, sql } from "kysely"
import { isDamage } from "./damage"
import { type Bytes, bytesOf, type StoredRow, textOf } from "./enquiry-row"
import { readRow } from "./read-row"
import type { Database } from "./tables"

export type Place = { readonly received_at: Bytes; readonly id: Bytes }

/** The exact bytes in a row: what replaces a damaged text would not find it. */
export const bytes = (value: Bytes) =>
  sql`cast(${typeof value === "string" ? value : bytesOf(value)} as text)`

const texts = ["id", "received_at", "enquiry", "status", "error"]

/** A row as one blob, which libsql hands over three times as fast as five: lengths in bytes (-1: null), attempts, and the texts. */
export const packedRow = sql.raw(
  `cast(${texts.map(name => `coalesce(length(cast(${name} as blob)), -1) || ','`).join(" || ")}
    || cast(attempts as integer) || ';' || ${texts.map(name => `coalesce(${name}, '')`).join(" || ")} as blob) as packed`,
)

/** @param row as `Database.row` selects it */
export const unpackRow = (row: StoredRow | { readonly packed: ArrayBuffer }): StoredRow => {
  if (!("packed" in row)) return row
  const bytes = Buffer.from(row.packed)
  let at = bytes.indexOf(";") + 1
  const numbers = bytes
    .toString("latin1", 0, at - 1)
    .split(",")
    .map(Number)
  const attempts = numbers.pop() ?? 0
  const values = numbers.map(length => {
    const value = bytes.subarray(at, at + Math.max(0, length))
    at += value.length
    return length < 0 ? null : value
  })
  return { ...Object.fromEntries(texts.map((name, i) => [name, values[i] ?? null])), attempts } as StoredRow
}

/** Says which enquiries are missing from a list; the readable ones came before. */
export class UnreadableRows extends Error {
  constructor(names: readonly string[]) {
    super(`${names.length} cannot be read ("Recovery" in docs/operations.md):\n${names.join("\n")}`)
  }
}

const pageSize = 500

/** Lists by time received. @throws UnreadableRows at the end, if damaged pages of the file hold some */
export async function* readRows(database: Database, wanted: RawBuilder<unknown>, since: string) {
  const { text, run, row } = database
  const unreadable: string[] = []
  const query = <T>(statement: RawBuilder<T>) => run(async db => (await statement.execute(db)).rows)
  const queryRows = async (statement: RawBuilder<StoredRow>) => (await query(statement)).map(unpackRow)
  const page = <T>(what: RawBuilder<unknown>, from: Place, where = sql`1 = 1`) =>
    sql<T>`select ${what} from enquiries
      where ${where} and (received_at, id) > (${bytes(from.received_at)}, ${bytes(from.id)})
      order by received_at, id limit ${pageSize}`

  // Places are in an index, so that pages of the table which are damaged are met one row at a time.
  const readSingly = async (from: Place) => {
    const place = sql.join([text(sql.ref("received_at"), "received_at"), text(sql.ref("id"), "id")])
    const places = await query(page<Place>(place, from))
    const rows: StoredRow[] = []
    for (const { id, received_at: time } of places)
      try {
        const one = sql<StoredRow>`select ${row} from enquiries where id = ${bytes(id)} and ${wanted}`
        rows.push(...(await queryRows(one)))
      } catch (error) {
        if (!isDamage(error)) throw error
        unreadable.push(`${textOf(id)}, received at ${textOf(time)}`)
      }
    return { rows, next: places[pageSize - 1] }
  }

  let from: Place | undefined = { received_at: since, id: "" }
  while (from) {
    const last: Place = from
    const { rows, next } = await queryRows(page(row, last, wanted)).then(
      found => ({ rows: found, next: found[pageSize - 1] as Place | undefined }),
      error => (isDamage(error) ? readSingly(last) : Promise.reject(error)),
    )
    for (const row of rows) yield readRow(row).enquiry
    from = next
  }
  if (unreadable.length > 0) throw new UnreadableRows(unreadable)
}
