import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { currentReleaseOf } from "../../api/server/releases"
import { checkComplete } from "../../publish/checks/complete"
import { openRelease } from "../../publish/releases/store-release"
import { rollback } from "../../publish/rollback"
import { startServerProcess } from "../support/server-process"
import { smallProject } from "./small-project"
import { sendVisitors } from "./visitors"

const { project, write, spoil, publish } = smallProject()
afterAll(() => rmSync(project, { recursive: true }))

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const isWhole = async (): Promise<boolean> => {
  const site = openRelease(project, currentReleaseOf(project) ?? "")
  const made = { ...site, bytes: 0, newBytes: 0 }
  return (await checkComplete({ site: made, allowGone: true })).problems.length === 0
}

const served = async (url: string): Promise<string> =>
  /Version \d+/.exec(await (await fetch(url)).text())?.[0] ?? ""

/** Waits until the server serves a version, which takes it half a second. */
const untilServed = async (url: string, version: number): Promise<void> => {
  for (let waited = 0; (await served(url)) !== `Version ${version}` && waited < 20_000; waited += 50)
    await pause(50)
  expect(await served(url)).toBe(`Version ${version}`)
}

test("visitors notice nothing of twenty publishings, five with a mistake and five killed, nor of going back", async () => {
  write(0)
  expect(await publish().ended).toBe("published")
  const server = startServerProcess({ ENQUIRIES_URL: `file:${project}/enquiries` }, project)
  const url = (await server.address) ?? ""
  const leave = sendVisitors(url, 8)
  const moments = fc.sample(fc.integer({ min: 0, max: 1200 }), 5)
  const ends: string[] = []
  try {
    for (let version = 1; version <= 20; version++) {
      write(version)
      const kind = ["good", "spoilt", "good", "killed"][version % 4]
      if (kind === "spoilt") spoil()
      const before = currentReleaseOf(project)
      const { child, ended } = publish()
      if (kind === "killed") {
        await pause(moments.pop() ?? 0)
        child.kill("SIGKILL")
      }
      ends.push((await ended) || "killed")
      expect(await isWhole()).toBe(true)
      if (kind === "spoilt") expect(currentReleaseOf(project)).toBe(before)
      if (kind === "good") await untilServed(url, version)
    }
    await rollback(project, 10)
    await pause(1000)
    expect(await served(url)).not.toBe("Version 20")
  } finally {
    const { statuses, wrong } = await leave()
    server.child.kill()
    await server.ended
    expect({ wrong, moments }).toEqual({ wrong: [], moments })
    expect(Object.keys(statuses)).toEqual(["200", "301", "404", "405"])
    expect(statuses[200]).toBeGreaterThan(1000)
  }
  expect(ends.filter(end => end === "published").length).toBeGreaterThanOrEqual(10)
  expect(ends.filter(end => end === "refused")).toHaveLength(5)
  expect(readFileSync(join(project, "releases", "build.log"), "utf8")).toBe("")
}, 240_000)

test("killed at any moment, a publishing leaves a whole site, and the next one tidies up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1200 }), async moment => {
      const before = currentReleaseOf(project)
      write(100 + moment)
      const { child, ended } = publish()
      await pause(moment)
      child.kill("SIGKILL")
      await ended
      expect(before && currentReleaseOf(project)).toBeTruthy()
      expect(await isWhole()).toBe(true)
    }),
    { numRuns: 10, endOnFailure: true },
  )
  write(5000)
  expect(await publish().ended).toBe("published")
  const left = readdirSync(join(project, "releases")).filter(name => name.startsWith("unfinished-"))
  expect(left).toEqual([])
}, 120_000)
