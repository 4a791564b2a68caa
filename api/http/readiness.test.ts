import { judgeReadiness, type Readiness } from "./readiness"

const now = Date.parse("2026-01-01T10:00:00Z")
const well: Readiness = {
  store: { accepts: true, waiting: 0, dead: 0, spooled: 0 },
  hasFiles: true,
  isMailed: true,
  backlogLimit: 200,
  loopDelay: { p99: 1, max: 4 },
}
const judge = (more: Partial<Readiness>) => judgeReadiness({ ...well, ...more }, now)
const waiting = { ...well.store, waiting: 200, dead: 2, oldestWaitingAt: "2026-01-01T09:00:00Z" }

test("a server whose parts are well is ready", () => {
  expect(judge({}).said).toEqual({ status: "ready", reasons: [] })
})

test.each<[string, Partial<Readiness>, string[]]>([
  ["a folder", { store: { ...well.store, problem: "directory", accepts: false } }, ["directory"]],
  ["a database that is away, spool or not", { store: { ...well.store, problem: "database" } }, ["database"]],
  ["files that are gone", { hasFiles: false }, ["files"]],
  ["enquiries that wait for their mail", { store: waiting }, ["backlog"]],
  ["enquiries that wait for nothing", { store: waiting, isMailed: false }, []],
  ["two at once", { store: waiting, hasFiles: false }, ["files", "backlog"]],
])("%s", (_what, more, reasons) => {
  expect(judge(more).said).toEqual({ status: reasons.length > 0 ? "not ready" : "ready", reasons })
})

test("the figures tell the backlog, its age, the dead and the delay", () => {
  expect(judge({ store: waiting }).figures).toEqual({
    accepts: true,
    waiting: 200,
    oldestWaitingSeconds: 3600,
    dead: 2,
    spooled: 0,
    loopDelayMs: { p99: 1, max: 4 },
  })
})
