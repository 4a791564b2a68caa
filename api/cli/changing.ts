import { existsSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { sendTestMail } from "../delivery/delivery"
import { deliverySettings } from "../delivery/delivery-settings"
import { parseDuration, timeBefore } from "../store/duration"
import type { Enquiry } from "../store/enquiry"
import { readFormerFiles } from "../store/former-files"
import { loadLibsql } from "../store/libsql"
import { openFileStore } from "../store/open-store"
import { normalEmail } from "../store/rows"
import { type Damaged, isDamaged } from "../store/store"
import { type Command, findById, print, reportDamaged, WrongUse } from "./context"
import { tableHead, tableRow } from "./table"

/** Asks a question that only "y" or "yes" agrees to; no answer is none. */
const agrees = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<string>(resolve => terminal.once("close", () => resolve("")))
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** `delete --email X`: everything that a person sent, damaged records that have the address in them too. */
export const remove: Command = async ({ store, place }, args) => {
  const { values } = parseArgs({ args, options: { email: { type: "string" }, yes: { type: "boolean" } } })
  const { email } = values
  if (!email?.includes("@")) throw new WrongUse("Whose? Say --email ADDRESS.")
  const lines: string[] = []
  const ids: string[] = []
  let problem: unknown
  try {
    for await (const item of store.list({ mentioning: email })) {
      if (!isDamaged(item) && normalEmail(item.fields.email ?? "") !== normalEmail(email)) continue
      ids.push(item.id)
      lines.push(isDamaged(item) ? `${item.place} (damaged)` : tableRow(item))
    }
  } catch (error) {
    // A database that is away: what is on this machine can be deleted.
    if (ids.length === 0) throw error
    problem = error
  }
  if (ids.length === 0) {
    console.error(`There is no enquiry of ${email} in ${place}.`)
    return 0
  }
  console.error([tableHead, ...lines].join("\n"))
  if (problem) console.error("The database is away; these are the ones on this machine.")
  if (!values.yes && !(await agrees(`Delete ${ids.length} for good?`))) {
    console.error("Nothing was deleted.")
    return 1
  }
  await print(
    `${await store.remove(ids)} deleted in ${place}. Backups and mails that were sent are not touched.\n`,
  )
  return 0
}

/** `retry ID | --all`: mails dead and failed enquiries at once. */
export const retry: Command = async ({ store }, args) => {
  const options = { all: { type: "boolean" } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.all) {
    let status = 0
    for await (const item of store.list({ status: "dead" }))
      if (isDamaged(item)) {
        reportDamaged(item)
        status = 1
      }
    await print(`${await store.retry()} are due now.\n`)
    return status
  }
  const found = await findById(store, positionals[0])
  if (isDamaged(found)) {
    reportDamaged(found)
    return 1
  }
  const count = await store.retry([found.id])
  await print(count > 0 ? "It is due now.\n" : "It is neither dead nor waiting for another attempt.\n")
  return 0
}

/** `prune --older-than 18months`: deletes what came in before. */
export const prune: Command = async ({ store, place }, args) => {
  const { values } = parseArgs({ args, options: { "older-than": { type: "string" } } })
  const age = parseDuration(values["older-than"] ?? "")
  if (!age) throw new WrongUse("How old? Say --older-than 18months (days, weeks, months, years).")
  const before = timeBefore(age, new Date())
  const count = await store.prune(before)
  await print(`${count} from before ${before.toISOString().slice(0, 10)} deleted in ${place}.\n`)
  return 0
}

/** `test-mail`: sends one mail and says what the server answered. */
export const testMail: Command = async (_context, args) => {
  parseArgs({ args })
  const settings = deliverySettings()
  if (!settings)
    throw new WrongUse("No mail is set up: set SMTP_URL or EMAILJS_PRIVATE_KEY (.env.example explains them).")
  const sent = await sendTestMail(settings)
  if (sent.ok) await print(`A mail to ${settings.toEmail} was taken. The server answered: ${sent.answer}\n`)
  else console.error(`The mail to ${settings.toEmail} was not taken: ${sent.error}`)
  return sent.ok ? 0 : 1
}

/** Passes on what is listed, and counts it; damaged records are named. */
async function* counted(
  items: AsyncIterable<Enquiry | Damaged> | Iterable<Enquiry | Damaged>,
  count: { all: number; damaged: number },
) {
  for await (const item of items) {
    if (isDamaged(item)) {
      reportDamaged(item)
      count.damaged += 1
    } else count.all += 1
    yield item
  }
}

/**
 * `backup FOLDER`: a SQLite store with everything that was stored before it began, wherever that is. Damaged records are
 * copied as they are.
 */
export const backup: Command = async ({ store }, args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (!positionals[0]) throw new WrongUse("Where to? Name a folder.")
  const root = resolve(positionals[0])
  if (existsSync(root) && readdirSync(root).length > 0)
    throw new WrongUse(`${root} is not empty; name a new folder.`)
  const count = { all: 0, damaged: 0 }
  const copy = openFileStore(`file:${root}/enquiries.db`, loadLibsql)
  try {
    await copy.restore(counted(store.list(), count))
  } finally {
    await copy.close()
  }
  await print(`${count.all} enquiries are in ${root}.\n`)
  return count.damaged > 0 ? 1 : 0
}

/** `restore FOLDER`: puts the enquiries of a backup into the store, with their states, unless they are there. */
export const restore: Command = async ({ store, place }, args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (!positionals[0]) throw new WrongUse("From where? Name the folder of a backup.")
  const root = resolve(positionals[0])
  const file = join(root, "enquiries.db")
  const isFormer = !existsSync(file) && existsSync(join(root, "new"))
  if (!isFormer && !existsSync(file)) throw new WrongUse(`There is no backup in ${root}.`)
  const count = { all: 0, damaged: 0 }
  const backedUp = openFileStore(`file:${file}`, loadLibsql)
  const restored = await store.restore(counted(isFormer ? readFormerFiles(root) : backedUp.list(), count))
  await backedUp.close()
  await print(`${restored} put back into ${place}; ${count.all + count.damaged - restored} were there.\n`)
  return count.damaged > 0 ? 1 : 0
}
