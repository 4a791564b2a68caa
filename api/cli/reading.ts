import { parseArgs } from "node:util"
import { toCsv } from "../enquiries/csv"
import type { Enquiry } from "../enquiries/enquiry"
import { type Command, findById, print, tellDamaged, WrongUse } from "./context"
import { isOf } from "./people"
import { plainLine, toTable } from "./table"

/** The answers stand beside the rest, for `jq .email`, and under `fields`, for programs that want them all. */
const toJsonLines = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(({ instance: _, fields, ...enquiry }) => `${JSON.stringify({ ...enquiry, ...fields, fields })}\n`)
    .join("")

/** `list`: all enquiries as a table. */
export const list: Command = async ({ store, place }) => {
  const listing = await store.list()
  if (listing.enquiries.length === 0) console.error(`No enquiries yet in ${place}.`)
  else print(`${toTable(listing.enquiries)}\n`)
  return tellDamaged(listing)
}

/** `show ID`: one enquiry in full. */
export const show: Command = async ({ store }, [start]) => {
  const listing = await store.list()
  const { fields, spam, ...enquiry } = findById(listing.enquiries, start)
  const known = { ...enquiry, ...(spam.length > 0 && { spam: spam.join(", ") }) }
  const lines = Object.entries(known).map(([name, value]) => `${name}: ${plainLine(String(value))}`)
  const { message = "", ...answers } = fields
  const said = Object.entries(answers).map(([name, value]) => `${name}: ${plainLine(value)}`)
  const text = message.split("\n").map(plainLine).join("\n")
  print(`${[...lines, "", ...said, "", text].join("\n")}\n`)
  return tellDamaged(listing)
}

/** `dead`: what cannot be mailed, and why. */
export const dead: Command = async ({ store }) => {
  const listing = await store.list()
  const refused = listing.enquiries.filter(({ status }) => status === "dead")
  if (refused.length === 0) console.error("No enquiry is dead.")
  for (const { id, receivedAt, fields, error = "unknown" } of refused)
    print(`${id} ${receivedAt.slice(0, 16)} ${plainLine(fields.email ?? "")}: ${plainLine(error)}\n`)
  return tellDamaged(listing)
}

const count = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([value, n]) => `  ${value.padEnd(12)} ${n}`)
}

/** `stats`: how many there are. */
export const stats: Command = async ({ store }) => {
  const listing = await store.list()
  const { enquiries } = listing
  const { oldestWaitingAt, spooled } = await store.state()
  const lines = [
    `${enquiries.length} enquiries, ${enquiries.filter(({ spam }) => spam.length > 0).length} marked as spam`,
    ...count(enquiries.map(({ status }) => status)),
    ...(oldestWaitingAt ? [`the oldest that waits to be mailed came in at ${oldestWaitingAt}`] : []),
    ...(spooled > 0 ? [`${spooled} wait in the local spool for the database`] : []),
    "by form",
    ...count(enquiries.map(({ form }) => form)),
    "by month",
    ...count(enquiries.map(({ receivedAt }) => receivedAt.slice(0, 7))),
  ]
  print(`${lines.join("\n")}\n`)
  return tellDamaged(listing)
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
  const since = values.since ? new Date(values.since) : new Date(0)
  if (Number.isNaN(since.getTime()))
    throw new WrongUse(`--since ${values.since} is no day such as 2026-01-31.`)
  const listing = await store.list()
  const wanted = listing.enquiries
    .filter(({ receivedAt }) => receivedAt >= since.toISOString())
    .filter(enquiry => values.email === undefined || isOf(enquiry, values.email))
  print(values.json ? toJsonLines(wanted) : toCsv(wanted, { bom: values.bom ?? false }))
  return tellDamaged(listing)
}
