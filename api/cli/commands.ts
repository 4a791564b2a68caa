import { existsSync, readdirSync } from "node:fs"
import { resolve } from "node:path"
import { createInterface } from "node:readline"
import { UsageError, type Values } from "../../src/command"
import { isPostgres, settings } from "../../src/settings/settings"
import { timeBefore } from "../../src/shared/day"
import { emailjsAccount } from "../../src/shared/enquiry/emailjs"
import { isReference, referenceOf } from "../../src/shared/enquiry/reference"
import { leaseMinutes } from "../delivery/delivery"
import { deliverySettings, enquiryLines, ownerNotice, recipientProblem } from "../delivery/mail"
import { currentIdentity } from "../server/current-release"
import type { Enquiry } from "../store/enquiry"
import { openFileStore, storeExists } from "../store/open-store"
import { copyPolicies, policiesFolder } from "../store/policies"
import type { EnquiryStore } from "../store/sql-store"
import { collect } from "../store/tables"
import {
  emailjsNote,
  plainLine,
  print,
  printAll,
  tableHead,
  toCsv,
  toJsonLine,
  toReason,
  toRow,
} from "./print"

export const options = {
  since: ["2026-01-31", "list, export: received on this day or later"],
  email: ["ADDRESS", "export, delete: only those from one person"],
  csv: ["", "export: a file for a spreadsheet"],
  json: ["", "export: one JSON object per line"],
  bom: ["", "export: the CSV with a byte order mark, which Excel needs to read UTF-8"],
  yes: ["", "delete: without asking"],
  all: ["", "retry: all of them"],
  "older-than": ["18months", "prune: received before then (days, weeks, months, years)"],
} as const

type Context = {
  store: EnquiryStore
  location: string
  isMissing: boolean
  values: Values<typeof options>
  since: Date | undefined
  operand: string
}

type Command = {
  readonly takes?: readonly (`--${keyof typeof options}` | "operand")[]
  /** Also where there is no store yet. */
  readonly needsNoStore?: true
  readonly run: (context: Context) => Promise<void>
}

const fail = (reason: string): void => {
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

/** Only what was printed counts as read: not what arrives meanwhile, and nothing while an older one is unread. */
const printAndMark = async (
  { store, since, values: { email } }: Context,
  toText: (enquiry: Enquiry) => string,
  around?: { head: string; note: string },
): Promise<void> => {
  const begun = new Date()
  await printAll(store.list({ email, since }), toText, around)
  const { oldestUnreadAt } = await store.state()
  const hasOlder = since && oldestUnreadAt && oldestUnreadAt < since.toISOString()
  if (!email && !hasOlder) await store.markRead(begun)
}

const findById = async ({ store, operand }: Context): Promise<Enquiry> => {
  if (!operand) throw new UsageError("Missing ID; `list` shows the IDs.")
  const reference = operand.toUpperCase()
  const isWhole = isReference(reference)
  const found: Enquiry[] = []
  for await (const enquiry of store.list(isWhole ? {} : { idPrefix: operand }))
    if (!isWhole || referenceOf(enquiry.id) === reference) found.push(enquiry)
  const [one, another] = found
  if (!one) throw new UsageError(`No enquiry has the ID ${operand}.`)
  if (another) throw new UsageError(`Several enquiries have the ID ${operand}.`)
  return one
}

const confirm = async (question: string): Promise<boolean> => {
  process.stderr.write(`${question} [y/N] `)
  for await (const answer of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(answer.trim())
  return false
}

const show = async (context: Context): Promise<void> => {
  const { fields, spam, emailjs, ...enquiry } = await findById(context)
  const { message = "", ...others } = fields
  const toLines = (values: object) =>
    Object.entries(values).map(([name, value]) => `${name}: ${plainLine(String(value))}`)
  const reference = referenceOf(enquiry.id)
  const marks = { spam: spam.join(", "), emailjs: emailjsNote({ emailjs }) }
  const given = Object.entries(marks).filter(([, text]) => text)
  const head = toLines({ reference, ...enquiry, ...Object.fromEntries(given) })
  await print(`${[...head, "", ...toLines(others), "", ...message.split("\n").map(plainLine)].join("\n")}\n`)
}

const remove = async ({ store, location, values: { email, yes } }: Context): Promise<void> => {
  if (!email?.includes("@")) throw new UsageError("Missing --email ADDRESS.")
  const found = await collect(store.list({ email }))
  if (found.length === 0) return fail(`No enquiries from ${email} in ${location}.`)
  process.stderr.write([tableHead, ...found.map(toRow)].join(""))
  if (!yes && !(await confirm(`Permanently delete ${found.length}?`))) return fail("Nothing was deleted.")
  const { length } = await store.remove(found.map(({ id }) => id))
  const left = isPostgres(location)
    ? " PostgreSQL keeps the text in its files until VACUUM FULL, and in its WAL and archives."
    : ""
  return print(`${length} deleted in ${location}. Backups and mails already sent are not affected.${left}\n`)
}

const retry = async (context: Context): Promise<void> => {
  const { store, values } = context
  const { id } = values.all ? { id: undefined } : await findById(context)
  const held = (await store.claimed()).filter(claimed => !id || claimed === id)
  const count = await store.retry(id)
  const names = held.map(one => one.slice(0, 8)).join(", ")
  const wait = `free again ${leaseMinutes} minutes after that is given up`
  if (held.length > 0) await print(`Being mailed now, and ${wait}: ${names}.\n`)
  if (values.all) await print(`${count} will be mailed now.\n`)
  else if (count > 0) await print("It will be mailed now.\n")
  else if (held.length === 0) await print("It is neither dead nor waiting for another attempt.\n")
}

const stats = async ({ store }: Context): Promise<void> => {
  const counts = { all: 0, spam: 0, states: new Map(), forms: new Map(), months: new Map() }
  const count = (by: Map<string, number>, label: string) => by.set(label, (by.get(label) ?? 0) + 1)
  for await (const { status, form, receivedAt, spam } of store.list()) {
    counts.all += 1
    if (spam.length > 0) counts.spam += 1
    count(counts.states, status)
    count(counts.forms, form)
    count(counts.months, receivedAt.slice(0, 7))
  }
  const toLine = ([label, number]: [string, number]) => `  ${label.padEnd(12)} ${number}\n`
  const toLines = (by: Map<string, number>) => [...by].sort().map(toLine).join("")
  const { oldestWaitingAt: oldest } = await store.state()
  const waiting = oldest ? `the oldest one waiting to be mailed arrived at ${oldest}\n` : ""
  const { all, spam, states, forms, months } = counts
  await print(`${all} enquiries, ${spam} marked as spam\n${toLines(states)}${waiting}`)
  await print(`by form\n${toLines(forms)}by month\n${toLines(months)}`)
}

const backup = async ({ store, operand }: Context): Promise<void> => {
  if (!operand) throw new UsageError("Missing FOLDER.")
  const folder = resolve(operand)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty; name a new folder.`)
  const copy = openFileStore(`file:${folder}/enquiries.db`)
  const count = await copy.restore(store.list()).finally(copy.close)
  copyPolicies(policiesFolder(settings()), `${folder}/policies`)
  await print(`${count} enquiries copied to ${folder}.\n`)
}

const restore = async ({ store, location, operand }: Context): Promise<void> => {
  if (!operand) throw new UsageError("Missing FOLDER of a backup.")
  const url = `file:${resolve(operand)}/`
  if (!storeExists(url)) throw new UsageError(`There is no backup in ${resolve(operand)}.`)
  const copy = openFileStore(url)
  const count = await store.restore(copy.list()).finally(copy.close)
  copyPolicies(`${resolve(operand)}/policies`, policiesFolder(settings()))
  await print(`${count} restored to ${location}; existing ones were not changed.\n`)
}

const testMail = async (): Promise<void> => {
  const delivery = deliverySettings(settings(), () => currentIdentity(process.cwd()))
  if (!delivery)
    throw new UsageError("No mail is set up: set SMTP_URL or EMAILJS_PRIVATE_KEY (see .env.example).")
  const recipient = delivery.recipient()
  const problem = recipientProblem(recipient)
  if (problem) return fail(`No mail was sent: ${problem}.`)
  const server = settings().SMTP_URL ?? emailjsAccount(settings(), ["server", "browser"])?.origin ?? ""
  console.error(`Connecting to ${new URL(server).host} …`)
  const body = "This is a test mail: enquiries will reach you like this."
  const mail = ownerNotice(`test-${Date.now()}`, "Test mail for enquiries", body, recipient)
  // No mail server that works takes longer.
  const sent = await delivery.mailer.send(mail, AbortSignal.timeout(30_000))
  if (sent.ok)
    await print(`A mail to ${recipient.email} was accepted. The server replied: ${sent.serverReply}\n`)
  else fail(`The mail to ${recipient.email} was refused: ${sent.error}`)
}

const where = async ({ store, location, isMissing: isNew }: Context): Promise<void> => {
  const kept = isNew ? undefined : (await store.count()).all
  const lines = enquiryLines(settings(), currentIdentity(process.cwd()), { location, kept, isNew })
  await print(`${lines.join("\n")}\n`)
}

export const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: ["--since"],
    run: context =>
      printAndMark(context, toRow, { head: tableHead, note: `No enquiries yet in ${context.location}.` }),
  },
  show: { takes: ["operand"], run: show },
  export: {
    takes: ["--email", "--since", "--csv", "--json", "--bom"],
    run: async context => {
      const { csv = false, json = false, bom = false } = context.values
      if (csv === json) throw new UsageError("Expected either --csv or --json.")
      if (csv) await print(toCsv([], { bom }))
      await printAndMark(context, json ? toJsonLine : one => toCsv([one], { header: false }))
    },
  },
  delete: { takes: ["--email", "--yes"], run: remove },
  dead: {
    run: ({ store }) => printAll(store.list({ status: "dead" }), toReason, { note: "No dead enquiries." }),
  },
  retry: { takes: ["--all", "operand"], run: retry },
  prune: {
    takes: ["--older-than"],
    run: async ({ store, location, values }) => {
      const before = timeBefore(values["older-than"] ?? "")
      if (!before) throw new UsageError("Expected --older-than 18months (or days, weeks, years).")
      const count = await store.prune(before)
      await store.deleteExpiredLimits()
      await print(`${count} from before ${before.toISOString().slice(0, 10)} deleted in ${location}.\n`)
    },
  },
  stats: { run: stats },
  backup: { takes: ["operand"], run: backup },
  restore: { takes: ["operand"], needsNoStore: true, run: restore },
  where: { needsNoStore: true, run: where },
  "test-mail": { needsNoStore: true, run: testMail },
}
