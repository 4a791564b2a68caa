import { createInterface } from "node:readline"
import { UsageError, type Values } from "../../src/command"
import { isReference, referenceOf } from "../../src/shared/enquiry/reference"
import type { Enquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"

export const options = {
  since: ["2026-01-31", "list, export: received on this day or later"],
  email: ["ADDRESS", "export, delete: only those from one person"],
  csv: ["", "export: a file for a spreadsheet"],
  json: ["", "export: one JSON object per line"],
  bom: ["", "export: the CSV with a byte order mark, which Excel needs to read UTF-8"],
  yes: ["", "delete, prune: without asking"],
  all: ["", "retry: all of them"],
  "older-than": ["18months", "prune: received before then (days, weeks, months, years)"],
} as const

export type Context = {
  store: EnquiryStore
  location: string
  isMissing: boolean
  values: Values<typeof options>
  since: Date | undefined
  operand: string
}

export type Command = {
  readonly takes?: readonly (`--${keyof typeof options}` | "operand")[]
  /** Also where there is no store yet. */
  readonly needsNoStore?: true
  readonly run: (context: Context) => Promise<void>
}

export const fail = (reason: string): void => {
  console.error(reason)
  process.exitCode = 1
}

export const parseSince = ({ since }: Context["values"]): Date | undefined => {
  if (since === undefined) return undefined
  const day = new Date(since)
  // Date would take "5" for May and 31 February for 3 March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(since))
    throw new UsageError(`--since ${since} is not a day such as 2026-01-31.`)
  return day
}

/** @throws UsageError unless exactly one enquiry has this reference, or an ID that starts so */
export const findById = async ({ store, operand }: Context): Promise<Enquiry> => {
  if (!operand) throw new UsageError("Missing ID; `list` shows the IDs.")
  const reference = operand.toUpperCase()
  const isWhole = isReference(reference)
  const starts = isWhole ? (await store.ids()).filter(id => referenceOf(id) === reference) : [operand]
  const found: Enquiry[] = []
  for (const start of starts.slice(0, 3)) found.push(...(await store.find(start)))
  const [one, another] = found
  if (!one) throw new UsageError(`No enquiry has the ID ${operand}.`)
  if (another) throw new UsageError(`Several enquiries have the ID ${operand}.`)
  return one
}

export const confirm = async (question: string): Promise<boolean> => {
  process.stderr.write(`${question} [y/N] `)
  for await (const answer of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(answer.trim())
  return false
}
