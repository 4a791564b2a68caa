import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { currentReleaseOf } from "../../api/server/releases"
import { openRelease } from "../../publish/releases"
import { rollback } from "../../publish/rollback"
import { missingFiles } from "../../publish/verify"
import { startServerProcess } from "../support/server-process"
import { smallProject } from "./small-project"
import { sendVisitors } from "./visitors"

const { project, write, spoil, startDeploy } = smallProject()
afterAll(() => rmSync(project, { recursive: true }))

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const missing = () => missingFiles(openRelease(project, currentReleaseOf(project) ?? ""))

const served = async (url: string): Promise<string> =>
  /Version \d+/.exec(await (await fetch(url)).text())?.[0] ?? ""

/** Waits until the server serves a version, which takes it half a second. */
const untilServed = async (url: string, version: number): Promise<void> => {
  for (let waited = 0; (await served(url)) !== `Version ${version}` && waited < 20_000; waited += 50)
    await pause(50)
  expect(await served(url)).toBe(`Version ${version}`)
}

test("visitors notice nothing of twenty deploys, five with a mistake and five killed, nor of a rollback", async () => {
  write(0)
  expect(await startDeploy().ended).toBe("published")
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
      const { kill, ended } = startDeploy()
      if (kind === "killed") {
        await pause(moments.pop() ?? 0)
        kill()
      }
      ends.push((await ended) || "killed")
      expect(await missing()).toEqual([])
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
}, 240_000)

test("killed at any moment, a deploy leaves a complete site, and the next one tidies up", async () => {
  write(50)
  expect(await startDeploy().ended).toBe("published")
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1500 }), async moment => {
      write(100 + moment)
      const { killAll } = startDeploy()
      await pause(moment)
      await killAll()
      expect(await missing()).toEqual([])
    }),
    { numRuns: 10, endOnFailure: true },
  )
  write(5000)
  expect(await startDeploy().ended).toBe("published")
  const left = readdirSync(join(project, "releases")).filter(name => name.startsWith("unfinished-"))
  expect(left).toEqual([])
}, 120_000)
