import { once } from "node:events"
import { stringify } from "csv-stringify/sync"
import { withoutFormula } from "../../src/shared/without-formula"
import { type Damaged, type Enquiry, isDamaged } from "../store/enquiry"

/** Prints text for a person or a program. */
export const print = async (text: string): Promise<void> => {
  if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain")
}

/** Names a damaged record on stderr. */
export const reportDamaged = ({ id, reason }: Damaged): void =>
  console.error(`This record cannot be read: row ${id}: ${reason}`)

/** Passes on what is listed and counts it; damaged records are named. */
export async function* counted(
  items: AsyncIterable<Enquiry | Damaged> | Iterable<Enquiry | Damaged>,
  count: { all: number; damaged: number },
): AsyncGenerator<Enquiry | Damaged> {
  for await (const item of items) {
    count.all += 1
    if (isDamaged(item)) count.damaged += 1
    if (isDamaged(item)) reportDamaged(item)
    yield item
  }
}

/** Prints enquiries, some hundreds at a time, which may be none. @returns the exit status: 1 when a record is damaged */
export const printAll = async (
  items: AsyncIterable<Enquiry | Damaged>,
  toText: (enquiries: readonly Enquiry[], isFirst: boolean) => string,
): Promise<number> => {
  const count = { all: 0, damaged: 0 }
  let isFirst = true
  let some: Enquiry[] = []
  const flush = async () => {
    const text = toText(some, isFirst)
    isFirst = false
    some = []
    await print(text)
  }
  for await (const item of counted(items, count))
    if (!isDamaged(item) && some.push(item) === 500) await flush()
  if (some.length > 0 || isFirst) await flush()
  return count.damaged > 0 ? 1 : 0
}

/** A text as one line, without what could steer a terminal (control and direction characters). */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")

const widths = [8, 16, 7, 14, 20, 28, 30]

const row = (texts: readonly string[]): string => {
  const cells = widths.map((width, i) => {
    const plain = plainLine(texts[i] ?? "")
    return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
  })
  return `${cells.join(" ").trimEnd()}\n`
}

/** The table's first line; 130 columns. */
export const tableHead = row(["ID", "Received (UTC)", "Form", "Status", "Name", "Email", "Message"])

/** An enquiry as a line of the table; of its ID, the digits that tell it from others. */
export const tableRow = ({ id, receivedAt, form, status, spam, fields }: Enquiry): string => {
  const { name = "", email = "", message = "" } = fields
  const when = receivedAt.slice(0, 16).replace("T", " ")
  return row([
    id.slice(0, 8),
    when,
    form,
    spam.length > 0 ? `${status}, spam?` : status,
    name,
    email,
    message,
  ])
}

/** The answers stand beside the rest, for `jq .email`, and under `fields`, for programs that want them all. */
export const toJsonLines = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(({ instance: _, fields, ...enquiry }) => `${JSON.stringify({ ...enquiry, ...fields, fields })}\n`)
    .join("")

const columns =
  "id receivedAt form status spam consent policy name email company phone service budget message".split(" ")

/** Enquiries as CSV (RFC 4180). @param bom begins with a byte order mark, without which Excel takes no file for UTF-8 */
export const toCsv = (enquiries: readonly Enquiry[], { bom = false, header = true } = {}): string =>
  stringify(
    enquiries.map(({ spam, fields, ...enquiry }) => ({ ...fields, ...enquiry, spam: spam.join(" ") })),
    {
      bom,
      header,
      columns,
      quoted: true,
      quoted_empty: true,
      record_delimiter: "windows",
      cast: { boolean: String, string: withoutFormula },
    },
  )
