import { referenceOf } from "../../src/shared/enquiry/reference"
import type { Enquiry } from "../store/enquiry"
import { type Context, findById } from "./context"
import { emailjsNote, plainLine, print, printAll } from "./print"

/** Only what was printed counts as read: not what arrives meanwhile, and nothing while an older one is unread. */
export const printAndMark = async (
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

export const show = async (context: Context): Promise<void> => {
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

export const stats = async ({ store }: Context): Promise<void> => {
  const counts = { all: 0, spam: 0, states: new Map(), forms: new Map(), months: new Map() }
  const count = (by: Map<string, number>, label: string) => by.set(label, (by.get(label) ?? 0) + 1)
  const readAll = async () => {
    for await (const { status, form, receivedAt, spam } of store.list()) {
      counts.all += 1
      if (spam.length > 0) counts.spam += 1
      count(counts.states, status)
      count(counts.forms, form)
      count(counts.months, receivedAt.slice(0, 7))
    }
  }
  // What can be read is counted, also where not all can.
  const problem: unknown = await readAll().catch(error => error)
  const toLine = ([label, number]: [string, number]) => `  ${label.padEnd(12)} ${number}\n`
  const toLines = (by: Map<string, number>) => [...by].sort().map(toLine).join("")
  const { oldestWaitingAt: oldest } = await store.state()
  const waiting = oldest ? `the oldest one waiting to be mailed arrived at ${oldest}\n` : ""
  const { all, spam, states, forms, months } = counts
  await print(`${all} enquiries, ${spam} marked as spam\n${toLines(states)}${waiting}`)
  await print(`by form\n${toLines(forms)}by month\n${toLines(months)}`)
  if (problem) throw problem
}
