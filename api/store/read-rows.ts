import { type RawBuilder, sql } from "kysely"
import { type Bytes, readRow, type StoredRow, textOf } from "./enquiry"
import type { Database } from "./tables"

export type Place = { readonly received_at: Bytes; readonly id: Bytes }

/** The exact bytes in a row: what replaces a damaged text would not find it. */
export const bytes = (value: Bytes) =>
  sql`cast(${typeof value === "string" ? value : Buffer.from(value)} as text)`

const texts = ["id", "received_at", "enquiry", "status", "error"]

export const columns = ({ text }: Pick<Database, "text">) =>
  sql.join([...texts.map(name => text(sql.ref(name), name)), sql`cast(attempts as integer) as attempts`])

// SQLite's codes for a page that makes no sense, and PostgreSQL's class for the same.
const isDamage = ({ code }: { code?: unknown }): boolean => /^(SQLITE_(CORRUPT|NOTADB)|XX00)/.test(`${code}`)

/** Says which enquiries are missing from a list; the readable ones came before. */
export class UnreadableRows extends Error {
  constructor(names: readonly string[]) {
    super(`${names.length} cannot be read ("Recovery" in docs/operations.md):\n${names.join("\n")}`)
  }
}

const pageSize = 500

/** Lists by time received. @throws UnreadableRows at the end, if damaged pages of the file hold some */
export async function* readRows(database: Database, wanted: RawBuilder<unknown>, since: string) {
  const { text, run } = database
  const unreadable: string[] = []
  const query = <T>(statement: RawBuilder<T>) => run(async db => (await statement.execute(db)).rows)
  const page = <T>(what: RawBuilder<unknown>, from: Place, where = sql`1 = 1`) =>
    query(sql<T>`select ${what} from enquiries
      where ${where} and (received_at, id) > (${bytes(from.received_at)}, ${bytes(from.id)})
      order by received_at, id limit ${pageSize}`)

  // Places are in an index, so that pages of the table which are damaged are met one row at a time.
  const readSingly = async (from: Place) => {
    const place = sql.join([text(sql.ref("received_at"), "received_at"), text(sql.ref("id"), "id")])
    const places = await page<Place>(place, from)
    const rows: StoredRow[] = []
    for (const { id, received_at: time } of places)
      try {
        const one = sql<StoredRow>`select ${columns(database)} from enquiries where id = ${bytes(id)} and ${wanted}`
        rows.push(...(await query(one)))
      } catch (error) {
        if (!isDamage(error as object)) throw error
        unreadable.push(`${textOf(id)}, received at ${textOf(time)}`)
      }
    return { rows, next: places[pageSize - 1] }
  }

  let from: Place | undefined = { received_at: since, id: "" }
  while (from) {
    const last: Place = from
    const { rows, next } = await page<StoredRow>(columns(database), last, wanted).then(
      found => ({ rows: found, next: found[pageSize - 1] as Place | undefined }),
      error => (isDamage(error) ? readSingly(last) : Promise.reject(error)),
    )
    for (const row of rows) yield readRow(row).enquiry
    from = next
  }
  if (unreadable.length > 0) throw new UnreadableRows(unreadable)
}
