import { readdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import fc from "fast-check"
import { currentReleaseOf, readSite } from "../../api/server/current-release"
import { rollback } from "../../publish/rollback"
import { missingFiles } from "../../publish/verify"
import { runs } from "../support/runs"
import { startServerProcess } from "../support/server/process"
import { until } from "../support/until"
import { smallProject } from "./small-project"
import { sendVisitors } from "./visitors"

const { project, write, addMistake, startDeploy } = smallProject()

const missing = () => missingFiles(readSite(project, currentReleaseOf(project) ?? ""))

const servedVersion = async (url: string): Promise<number> =>
  Number(/Version (\d+)/.exec(await (await fetch(url)).text())?.[1])

const kinds = ["good", "mistaken", "killed", "good", "killed", "good"] as const

test("visitors notice no deploy, whether successful, refused or killed, and no rollback", async () => {
  write(0)
  expect(await startDeploy().ended).toBe("published")
  const server = startServerProcess({ ENQUIRIES_URL: `file:${project}/enquiries` }, project)
  const url = (await server.address) ?? ""
  const stopVisitors = sendVisitors(url, 4)
  const moments = fc.sample(fc.integer({ min: 0, max: 1200 }), kinds.length)
  try {
    for (const [index, kind] of kinds.entries()) {
      write(index + 1)
      if (kind === "mistaken") addMistake()
      const before = currentReleaseOf(project)
      const { kill, ended } = startDeploy()
      if (kind === "killed") {
        await pause(moments[index] ?? 0)
        kill()
      }
      const end = await ended
      expect(await missing()).toEqual([])
      if (kind === "mistaken") expect([end, currentReleaseOf(project)]).toEqual(["refused", before])
      if (kind === "good") expect(end).toBe("published")
      if (kind === "good") await until(async () => (await servedVersion(url)) === index + 1)
    }
    const last = await servedVersion(url)
    await rollback(project, 10)
    await until(async () => (await servedVersion(url)) !== last)
  } finally {
    const { statuses, wrong } = await stopVisitors()
    await server.stop()
    expect({ wrong, moments }).toEqual({ wrong: [], moments })
    expect(Object.keys(statuses)).toEqual(["200", "301", "404", "405"])
    expect(statuses[200]).toBeGreaterThan(500)
  }
}, 240_000)

test("a deploy killed at any moment leaves a complete site, and the next one cleans up", async () => {
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
    { ...runs(3), endOnFailure: true },
  )
  write(5000)
  expect(await startDeploy().ended).toBe("published")
  const left = readdirSync(join(project, "releases")).filter(name => name.startsWith("unfinished-"))
  expect(left).toEqual([])
})
