import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { parseDuration, timeBefore } from "../enquiries/duration"
import { prune as pruneStore } from "../enquiries/upkeep"
import { type Command, findById, print, tellDamaged, WrongUse } from "./context"
import { isOf, mentions } from "./people"
import { toTable } from "./table"

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
  const { enquiries, damaged } = await store.list()
  const theirs = enquiries.filter(enquiry => isOf(enquiry, email))
  const broken = damaged.filter(record => mentions(record, email))
  const ids = [...theirs, ...broken].map(({ id }) => id)
  if (ids.length === 0) {
    console.error(`There is no enquiry of ${email} in ${place}.`)
    return 0
  }
  if (theirs.length > 0) console.error(toTable(theirs))
  for (const record of broken) console.error(`${record.place} (damaged)`)
  if (!values.yes && !(await agrees(`Delete ${ids.length} for good?`))) {
    console.error("Nothing was deleted.")
    return 0
  }
  print(`${await store.remove(ids)} deleted in ${place}. Backups and mails that were sent are not touched.\n`)
  return 0
}

/** `retry ID | --all`: mails dead and failed enquiries at once. */
export const retry: Command = async ({ store }, args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: "boolean" } },
    allowPositionals: true,
  })
  if (values.all) {
    print(`${await store.retry()} are due now.\n`)
    return 0
  }
  const listing = await store.list()
  const [start] = positionals
  const broken = listing.damaged.find(({ id }) => id === start)
  const { id } = broken ?? findById(listing.enquiries, start)
  const count = await store.retry([id])
  print(count > 0 ? "It is due now.\n" : "It is neither dead nor waiting for another attempt.\n")
  return tellDamaged(listing)
}

/** `prune --older-than 18months`: deletes what came in before. */
export const prune: Command = async ({ store, place }, args) => {
  const { values } = parseArgs({ args, options: { "older-than": { type: "string" } } })
  const age = parseDuration(values["older-than"] ?? "")
  if (!age) throw new WrongUse("How old? Say --older-than 18months (days, weeks, months, years).")
  const before = timeBefore(age, new Date())
  const count = await pruneStore(store, before)
  print(`${count} from before ${before.toISOString().slice(0, 10)} deleted in ${place}.\n`)
  return 0
}
