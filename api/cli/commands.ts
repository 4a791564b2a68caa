import { existsSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { deliverySettings } from "../delivery/mailers"
import { noteMail } from "../delivery/mails"
import { settings } from "../settings/read-settings"
import { timeBefore } from "../store/duration"
import { type Damaged, type Enquiry, isDamaged } from "../store/enquiry"
import { readFormerFiles } from "../store/former-files"
import { openFileStore } from "../store/open-store"
import type { EnquiryStore } from "../store/sql-store"
import {
  counted,
  plainLine,
  print,
  printAll,
  reportDamaged,
  tableHead,
  tableRow,
  toCsv,
  toJsonLines,
} from "./print"

/** The command was not understood; the message says why. */
export class WrongUse extends Error {}

const texts = ["since", "email", "older-than"] as const
const flags = ["csv", "json", "bom", "yes", "all"] as const
type Option = (typeof texts)[number] | (typeof flags)[number]
type Values = Partial<Record<(typeof texts)[number], string> & Record<(typeof flags)[number], boolean>>

/** The options that a command takes, for `parseArgs`. */
export const optionsOf = (names: readonly Option[]) =>
  Object.fromEntries(
    names.map(name => [name, { type: texts.some(text => text === name) ? "string" : "boolean" } as const]),
  )

/** What a command works on. */
type Context = {
  readonly store: EnquiryStore
  /** Where the store is, as a person may see it. */
  readonly place: string
  readonly values: Values
  /** What stands behind the command's name. */
  readonly operand: string | undefined
}

/** A command of the owner's tool. @returns the exit status */
type Command = {
  readonly takes?: readonly Option[]
  readonly hasOperand?: true
  readonly run: (context: Context) => Promise<number>
}

const sinceOf = ({ since }: Values): Date | undefined => {
  if (since === undefined) return undefined
  const day = new Date(since)
  if (Number.isNaN(day.getTime())) throw new WrongUse(`--since ${since} is no day such as 2026-01-31.`)
  return day
}

/** The record whose ID begins with these digits. */
const findById = async ({ store, operand }: Context): Promise<Enquiry | Damaged> => {
  if (!operand) throw new WrongUse("Which one? Give its ID; `list` shows it.")
  const found: (Enquiry | Damaged)[] = []
  for await (const item of store.list({ idPrefix: operand })) found.push(item)
  const one = found.length === 1 ? found[0] : found.find(({ id }) => id === operand)
  if (!one && found.length > 0) throw new WrongUse(`More than one ID begins with ${operand}.`)
  if (!one) throw new WrongUse(`There is no enquiry with the ID ${operand}.`)
  if (isDamaged(one)) reportDamaged(one)
  return one
}

/** Asks a question that only "y" or "yes" agrees to; no answer is none. */
const agrees = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<string>(done => terminal.once("close", () => done("")))
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const show = async (context: Context): Promise<number> => {
  const found = await findById(context)
  const toLines = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${plainLine(String(value ?? ""))}`)
  if (isDamaged(found)) {
    await print(`${toLines(found.row).join("\n")}\n`)
    return 1
  }
  const { fields, spam, ...enquiry } = found
  const { message = "", ...answers } = fields
  const known = toLines({ ...enquiry, spam: spam.length > 0 ? spam.join(", ") : undefined })
  const text = message.split("\n").map(plainLine).join("\n")
  await print(`${[...known, "", ...toLines(answers), "", text].join("\n")}\n`)
  return 0
}

const remove = async ({ store, place, values: { email, yes } }: Context): Promise<number> => {
  if (!email?.includes("@")) throw new WrongUse("Whose? Say --email ADDRESS.")
  const found: (Enquiry | Damaged)[] = []
  let note = ""
  try {
    for await (const item of store.list({ email })) found.push(item)
  } catch (error) {
    if (found.length === 0) throw error
    note = "The database is away; these are the ones on this machine.\n"
  }
  if (found.length === 0) {
    console.error(`There is no enquiry of ${email} in ${place}.`)
    return 0
  }
  const lines = found.map(item => (isDamaged(item) ? `row ${item.id} (damaged)\n` : tableRow(item)))
  process.stderr.write(`${tableHead}${lines.join("")}${note}`)
  if (!yes && !(await agrees(`Delete ${found.length} for good?`))) {
    console.error("Nothing was deleted.")
    return 1
  }
  const { length } = await store.remove(found.map(({ id }) => id))
  await print(`${length} deleted in ${place}. Backups and mails that were sent are not touched.\n`)
  return 0
}

const retry = async (context: Context): Promise<number> => {
  const { store, values } = context
  if (values.all) {
    const status = await printAll(store.list({ status: "dead" }), () => "")
    await print(`${await store.retry()} are due now.\n`)
    return status
  }
  const found = await findById(context)
  if (isDamaged(found)) return 1
  const isDue = (await store.retry(found.id)) > 0
  await print(isDue ? "It is due now.\n" : "It is neither dead nor waiting for another attempt.\n")
  return 0
}

const stats = async ({ store }: Context): Promise<number> => {
  const counts = await store.count()
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0)
  const by = (key: "status" | "form" | "month") => {
    const values = [...new Set(counts.map(count => count[key]))].sort()
    return values.map(value => `  ${value.padEnd(12)} ${sum(counts.filter(count => count[key] === value))}`)
  }
  const { oldestWaitingAt, spooled } = await store.state()
  const lines = [
    `${sum(counts)} enquiries, ${sum(counts.filter(({ spam }) => spam > 0))} marked as spam`,
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

const backup = async ({ store, operand }: Context): Promise<number> => {
  if (!operand) throw new WrongUse("Where to? Name a folder.")
  const root = resolve(operand)
  if (existsSync(root) && readdirSync(root).length > 0)
    throw new WrongUse(`${root} is not empty; name a new folder.`)
  const count = { all: 0, damaged: 0 }
  const copy = openFileStore(`file:${root}/enquiries.db`)
  await copy.restore(counted(store.list(), count)).finally(copy.close)
  await print(`${count.all - count.damaged} enquiries are in ${root}.\n`)
  return count.damaged > 0 ? 1 : 0
}

const restore = async ({ store, place, operand }: Context): Promise<number> => {
  if (!operand) throw new WrongUse("From where? Name the folder of a backup.")
  const root = resolve(operand)
  const file = join(root, "enquiries.db")
  const isFormer = !existsSync(file) && existsSync(join(root, "new"))
  if (!isFormer && !existsSync(file)) throw new WrongUse(`There is no backup in ${root}.`)
  const count = { all: 0, damaged: 0 }
  const copy = openFileStore(`file:${file}`)
  const items = isFormer ? readFormerFiles(root) : copy.list()
  const restored = await store.restore(counted(items, count)).finally(copy.close)
  await print(`${restored} put back into ${place}; ${count.all - restored} were there.\n`)
  return count.damaged > 0 ? 1 : 0
}

const testMail = async (): Promise<number> => {
  const delivery = deliverySettings(settings())
  if (!delivery)
    throw new WrongUse("No mail is set up: set SMTP_URL or EMAILJS_PRIVATE_KEY (.env.example explains them).")
  const { mailer, toEmail } = delivery
  const text = "This is a test of the way in which enquiries are mailed to you. It works."
  const sent = await mailer.send(
    noteMail(`test-${Date.now()}`, "Test of the enquiries' mails", text, toEmail),
  )
  if (sent.ok) await print(`A mail to ${toEmail} was taken. The server answered: ${sent.answer}\n`)
  else console.error(`The mail to ${toEmail} was not taken: ${sent.error}`)
  return sent.ok ? 0 : 1
}

/** The commands, as `npm run enquiries -- --help` explains them. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: ["since"],
    run: ({ store, place, values }) =>
      printAll(store.list({ since: sinceOf(values) }), (enquiries, isFirst) => {
        if (isFirst && enquiries.length === 0) console.error(`No enquiries yet in ${place}.`)
        return `${isFirst && enquiries.length > 0 ? tableHead : ""}${enquiries.map(tableRow).join("")}`
      }),
  },
  show: { hasOperand: true, run: show },
  export: {
    takes: ["csv", "json", "bom", "email", "since"],
    run: async ({ store, values }) => {
      const { csv, json, bom = false, email } = values
      if (Boolean(csv) === Boolean(json)) throw new WrongUse("Say --csv or --json.")
      return printAll(store.list({ email, since: sinceOf(values) }), (enquiries, header) =>
        json ? toJsonLines(enquiries) : toCsv(enquiries, { header, bom: header && bom }),
      )
    },
  },
  delete: { takes: ["email", "yes"], run: remove },
  dead: {
    run: ({ store }) =>
      printAll(store.list({ status: "dead" }), (enquiries, isFirst) => {
        if (isFirst && enquiries.length === 0) console.error("No enquiry is dead.")
        const lines = enquiries.map(({ id, receivedAt, fields, error = "unknown" }) =>
          [id, receivedAt.slice(0, 16), `${plainLine(fields.email ?? "")}: ${plainLine(error)}\n`].join(" "),
        )
        return lines.join("")
      }),
  },
  retry: { takes: ["all"], hasOperand: true, run: retry },
  prune: {
    takes: ["older-than"],
    run: async ({ store, place, values }) => {
      const before = timeBefore(values["older-than"] ?? "")
      if (!before) throw new WrongUse("How old? Say --older-than 18months (days, weeks, months, years).")
      const count = await store.prune(before)
      await print(`${count} from before ${before.toISOString().slice(0, 10)} deleted in ${place}.\n`)
      return 0
    },
  },
  stats: { run: stats },
  backup: { hasOperand: true, run: backup },
  restore: { hasOperand: true, run: restore },
  "test-mail": { run: testMail },
}
