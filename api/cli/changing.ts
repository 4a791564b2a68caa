import { UsageError } from "../../src/command"
import { isPostgres, settings } from "../../src/settings/settings"
import { timeBefore } from "../../src/shared/day"
import { leaseMinutes } from "../delivery/delivery"
import { deliverySettings, recipientProblem } from "../delivery/mail"
import { currentIdentity } from "../server/current-release"
import { collect } from "../store/tables"
import { type Context, confirm, fail, findById } from "./context"
import { print, tableHead, toRow } from "./print"

export const remove = async ({ store, location, values: { email, yes } }: Context): Promise<void> => {
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

/** Where a retried enquiry goes; undefined if it is mailed. */
const mailProblem = (): string | undefined => {
  const delivery = deliverySettings(settings(), () => currentIdentity(process.cwd()))
  return delivery ? recipientProblem(delivery.recipient()) : "no mail is set up"
}

export const retry = async (context: Context): Promise<void> => {
  const { store, operand, values } = context
  if (values.all && operand) throw new UsageError("Expected either an ID or --all.")
  const one = values.all ? undefined : await findById(context)
  const held = (await store.claimed()).filter(claimed => !one || claimed === one.id)
  const count = await store.retry(one?.id)
  const names = held.map(id => id.slice(0, 8)).join(", ")
  const wait = `free again ${leaseMinutes} minutes after that is given up`
  const problem = mailProblem()
  const now = problem ? `be mailed once that is possible: ${problem}` : "be mailed now"
  if (held.length > 0) await print(`Being mailed now, and ${wait}: ${names}.\n`)
  if (!one) {
    const { due, spam } = await store.countDue()
    const others = spam > 0 ? `, and ${spam} marked as spam with the next mail of those, one a day` : ""
    await print(`${due} will ${now}${others}.\n`)
  } else if (count > 0 && one.spam.length > 0)
    await print("It is due, with the next mail of what is marked as spam, one a day.\n")
  else if (count > 0) await print(`It will ${now}.\n`)
  else if (held.length === 0)
    await print(one.status === "delivered" ? "It has been delivered.\n" : "It is due already.\n")
}

export const prune = async ({ store, location, values }: Context): Promise<void> => {
  const before = timeBefore(values["older-than"] ?? "")
  if (!before) throw new UsageError("Expected --older-than 18months (or days, weeks, years).")
  const day = before.toISOString().slice(0, 10)
  const { all, old } = await store.count(before)
  const question = `By this machine's clock it is ${new Date().toISOString().slice(0, 10)}. Permanently delete ${old} of ${all}, from before ${day}?`
  if (old > 0 && !values.yes && !(await confirm(question))) return fail("Nothing was deleted.")
  const count = await store.prune(before)
  // Who says so has looked at the clock.
  await store.setLookedAfter(Date.now())
  await store.deleteExpiredLimits()
  await print(`${count} from before ${day} deleted in ${location}.\n`)
}
