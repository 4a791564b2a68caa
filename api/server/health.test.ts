import { emptyState, type StoreState } from "../store/store-state"
import { deliveryWarning, readinessOf } from "./health"
import { isLoopback } from "./serve-site"

const now = Date.parse("2026-01-01T10:00:00Z")
const check = (store: Partial<StoreState>, more = {}) =>
  readinessOf(
    { ...emptyState, ...store },
    { hasFiles: true, isMailed: true, hasRecipient: true, backlogLimit: 200, ...more },
    now,
  )
const waiting = { waiting: 200, oldestWaitingAt: "2026-01-01T09:00:00Z" }

const unmailed = { isMailed: false, isByEmailjs: true }

test("a server without problems is ready", () => {
  expect(check({})).toMatchObject({ status: "ready", reasons: [] })
})

test.each<[string, Partial<StoreState>, object, string[]]>([
  ["a database that accepts nothing", { problem: "database", accepts: false }, {}, ["database"]],
  ["a database that is down, even with a fallback", { problem: "database" }, {}, ["database"]],
  ["files that are gone", {}, { hasFiles: false }, ["files"]],
  ["another release than the current one", {}, { isBehind: true }, ["release"]],
  ["enquiries that wait for their mail", waiting, {}, ["backlog"]],
  ["enquiries waiting where no mail is set up", waiting, { isMailed: false }, []],
  ["a placeholder as the recipient", {}, { hasRecipient: false }, ["recipient"]],
  ["a placeholder where no mail is set up", {}, { hasRecipient: false, isMailed: false }, []],
  ["an enquiry that cannot be mailed", { dead: 1 }, {}, ["dead"]],
  [
    "an enquiry that has waited for four hours",
    { waiting: 1, oldestWaitingAt: "2026-01-01T06:00:00Z" },
    {},
    ["delayed"],
  ],
  ["a damaged file", { damage: "a.db: malformed" }, {}, ["damaged"]],
  ["a clock that would delete everything", {}, { clockProblem: "nothing is deleted" }, ["clock"]],
  ["a spool that cannot be read", { problem: "spool" }, {}, ["spool"]],
  ["a loop in which something fails", {}, { failures: ["delivery: no"] }, ["upkeep"]],
  [
    "the same without the database that it needs",
    { problem: "database" },
    { failures: ["delivery: no"] },
    ["database"],
  ],
  [
    "an enquiry of two days ago that nobody has seen, where no mail is set up",
    { waiting: 1, oldestWaitingAt: "2025-12-30T09:00:00Z", oldestUnreadAt: "2025-12-30T09:00:00Z" },
    { isMailed: false },
    ["unread"],
  ],
  [
    "an old enquiry that its owner has listed",
    { waiting: 1, oldestWaitingAt: "2025-12-30T09:00:00Z", oldestUnreadAt: null },
    { isMailed: false },
    [],
  ],
  [
    "what EmailJS did not take and nothing mails",
    { emailjsFailed: 2, emailjsUnread: 1 },
    unmailed,
    ["emailjs"],
  ],
  ["the same once its owner has listed it", { emailjsFailed: 2 }, unmailed, []],
  ["the same where it is mailed", { emailjsFailed: 2, emailjsUnread: 2 }, { isByEmailjs: true }, []],
  ["the same forged where no form goes to EmailJS", { emailjsUnread: 1 }, { isMailed: false }, []],
  ["two at once", waiting, { hasFiles: false }, ["files", "backlog"]],
])("%s", (_what, store, more, reasons) => {
  expect(check(store, more)).toMatchObject({ status: reasons.length > 0 ? "not ready" : "ready", reasons })
})

test("a flood is noted without making the server unready", () => {
  expect(check({})).toMatchObject({ notes: [] })
  expect(check({ flooded: 3 })).toMatchObject({ status: "ready", reasons: [], notes: ["flood"], flooded: 3 })
})

test("what is wrong, and what to do, is among the figures", () => {
  const more = { clockProblem: "nothing is deleted: run", failures: ["delivery: no"] }
  expect(check({ damage: "a.db: malformed" }, more)).toMatchObject({
    details: ["a.db: malformed", "nothing is deleted: run", "delivery: no"],
  })
  expect(check({})).not.toHaveProperty("details")
})

test("the figures are the backlog, its age and the dead", () => {
  const figures = { accepts: true, waiting: 200, oldestWaitingSeconds: 3600, dead: 0, spooled: 0 }
  expect(check(waiting)).toMatchObject(figures)
})

test("how many EmailJS did not take, and why, is among the figures and logged", () => {
  const store = { emailjsFailed: 2, emailjsUnread: 1, emailjsReason: "403 Forbidden" }
  expect(check(store, { isByEmailjs: true })).toMatchObject({
    emailjsFailed: 2,
    emailjsReason: "403 Forbidden",
  })
  expect(deliveryWarning(check(store, unmailed))).toMatch(
    /^enquiries: EmailJS failed for 2 of the last day \(403 Forbidden\)/,
  )
})

test("the log reports only enquiries that cannot be mailed", () => {
  expect(deliveryWarning(check({}, { hasFiles: false }))).toBeUndefined()
  const unread = { waiting: 3, oldestUnreadAt: "2025-12-30T09:00:00Z" }
  expect(deliveryWarning(check(unread, { isMailed: false }))).toMatch(/^enquiries: 3 are not mailed/)
  expect(deliveryWarning(check({ dead: 2, waiting: 3 }))).toMatch(
    /^delivery: enquiries that cannot be mailed: 2, waiting: 3;/,
  )
})

test("only localhost and loopback addresses are this machine", () => {
  const local = ["localhost", "localhost:9000", "127.0.0.1:9000", "[::1]:9000"]
  const others = ["aarohan.example", "localhost.evil.example", "127.0.0.1.evil.example", undefined]
  expect([...local, ...others].filter(host => isLoopback({ headers: { host } }))).toEqual(local)
})
