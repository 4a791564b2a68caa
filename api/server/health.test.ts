import { isLoopback, judgeReadiness, mailTrouble, type Readiness } from "./health"

const now = Date.parse("2026-01-01T10:00:00Z")
const well: Readiness = {
  store: { accepts: true, waiting: 0, dead: 0, spooled: 0 },
  hasFiles: true,
  isMailed: true,
  backlogLimit: 200,
}
const judge = (more: Partial<Readiness>) => judgeReadiness({ ...well, ...more }, now)
const waiting = { ...well.store, waiting: 200, oldestWaitingAt: "2026-01-01T09:00:00Z" }

test("a server without problems is ready", () => {
  expect(judge({})).toMatchObject({ status: "ready", reasons: [] })
})

test.each<[string, Partial<Readiness>, string[]]>([
  ["a folder", { store: { ...well.store, problem: "directory", accepts: false } }, ["directory"]],
  [
    "a database that is down, even with a fallback",
    { store: { ...well.store, problem: "database" } },
    ["database"],
  ],
  ["files that are gone", { hasFiles: false }, ["files"]],
  ["enquiries that wait for their mail", { store: waiting }, ["backlog"]],
  ["enquiries waiting where no mail is set up", { store: waiting, isMailed: false }, []],
  ["an enquiry that cannot be mailed", { store: { ...well.store, dead: 1 } }, ["dead"]],
  [
    "an enquiry that has waited for four hours",
    { store: { ...well.store, waiting: 1, oldestWaitingAt: "2026-01-01T06:00:00Z" } },
    ["delayed"],
  ],
  ["two at once", { store: waiting, hasFiles: false }, ["files", "backlog"]],
])("%s", (_what, more, reasons) => {
  expect(judge(more)).toMatchObject({ status: reasons.length > 0 ? "not ready" : "ready", reasons })
})

test("the figures are the backlog, its age and the dead", () => {
  expect(judge({ store: waiting })).toMatchObject({
    accepts: true,
    waiting: 200,
    oldestWaitingSeconds: 3600,
    dead: 0,
    spooled: 0,
  })
})

test("the log reports enquiries that are not mailed, and nothing else", () => {
  expect(mailTrouble(judge({ hasFiles: false }))).toBeUndefined()
  const store = { ...well.store, dead: 2, waiting: 3 }
  expect(mailTrouble(judge({ store }))).toMatch(/^delivery: 2 enquiries cannot be mailed and 3 wait:/)
})

test.each(["localhost", "localhost:9000", "127.0.0.1:9000", "[::1]:9000"])("%s is this machine", host => {
  expect(isLoopback({ headers: { host } })).toBe(true)
})

test.each(["aarohan.example", "localhost.evil.example", "127.0.0.1.evil.example", undefined])(
  "%s is not",
  host => {
    expect(isLoopback({ headers: { host } })).toBe(false)
  },
)
