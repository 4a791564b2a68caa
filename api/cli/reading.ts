import { parseArgs } from "node:util"
import type { Enquiry } from "../store/enquiry"
import { isDamaged } from "../store/store"
import { type Command, dayOf, findById, print, printAll, reportDamaged, WrongUse } from "./context"
import { toCsv } from "./csv"
import { plainLine, tableHead, tableRow } from "./table"

/** The answers stand beside the rest, for `jq .email`, and under `fields`, for programs that want them all. */
const toJsonLines = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(({ instance: _, fields, ...enquiry }) => `${JSON.stringify({ ...enquiry, ...fields, fields })}\n`)
    .join("")

/** `list [--since DAY]`: a table of enquiries. */
export const list: Command = async ({ store, place }, args) => {
  const { values } = parseArgs({ args, options: { since: { type: "string" } } })
  return printAll(store.list({ since: dayOf(values.since) }), (enquiries, isFirst) => {
    if (isFirst && enquiries.length === 0) console.error(`No enquiries yet in ${place}.`)
    if (enquiries.length === 0) return ""
    return `${[...(isFirst ? [tableHead] : []), ...enquiries.map(tableRow)].join("\n")}\n`
  })
}

/** `show ID`: one enquiry in full. */
export const show: Command = async ({ store }, args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const found = await findById(store, positionals[0])
  const toLines = (values: object) =>
    Object.entries(values).map(([name, value]) => `${name}: ${plainLine(String(value ?? ""))}`)
  if (isDamaged(found)) {
    reportDamaged(found)
    await print(`${toLines(found.row).join("\n")}\n`)
    return 1
  }
  const { fields, spam, ...enquiry } = found
  const { message = "", ...answers } = fields
  const known = toLines({ ...enquiry, ...(spam.length > 0 && { spam: spam.join(", ") }) })
  const text = message.split("\n").map(plainLine).join("\n")
  await print(`${[...known, "", ...toLines(answers), "", text].join("\n")}\n`)
  return 0
}

/** `dead`: what cannot be mailed, and why. */
export const dead: Command = async ({ store }, args) => {
  parseArgs({ args })
  return printAll(store.list({ status: "dead" }), (enquiries, isFirst) => {
    if (isFirst && enquiries.length === 0) console.error("No enquiry is dead.")
    return enquiries
      .map(
        ({ id, receivedAt, fields, error = "unknown" }) =>
          `${id} ${receivedAt.slice(0, 16)} ${plainLine(fields.email ?? "")}: ${plainLine(error)}\n`,
      )
      .join("")
  })
}

/** `stats`: how many there are. */
export const stats: Command = async ({ store }, args) => {
  parseArgs({ args })
  const counts = await store.count()
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0)
  const by = (key: "status" | "form" | "month") => {
    const values = [...new Set(counts.map(count => count[key]))].sort()
    return values.map(value => `  ${value.padEnd(12)} ${sum(counts.filter(count => count[key] === value))}`)
  }
  const { oldestWaitingAt, spooled } = await store.state()
  const lines = [
    `${sum(counts)} enquiries, ${sum(counts.filter(({ isSpam }) => isSpam))} marked as spam`,
    ...by("status"),
    ...(oldestWaitingAt ? [`the oldest that waits to be mailed came in at ${oldestWaitingAt}`] : []),
    ...(spooled > 0 ? [`${spooled} wait on this machine for the database`] : []),
    "by form",
    ...by("form"),
    "by month",
    ...by("month"),
  ]
  await print(`${lines.join("\n")}\n`)
  return 0
}

/** `export`: the enquiries, or those of one person, for a spreadsheet or a program. */
export const exportAll: Command = async ({ store }, args) => {
  const { values } = parseArgs({
    args,
    options: {
      csv: { type: "boolean" },
      json: { type: "boolean" },
      bom: { type: "boolean" },
      email: { type: "string" },
      since: { type: "string" },
    },
  })
  if (Boolean(values.csv) === Boolean(values.json)) throw new WrongUse("Say --csv or --json.")
  const items = store.list({ email: values.email, since: dayOf(values.since) })
  return printAll(items, (enquiries, header) =>
    values.json ? toJsonLines(enquiries) : toCsv(enquiries, { header, bom: header && (values.bom ?? false) }),
  )
}
