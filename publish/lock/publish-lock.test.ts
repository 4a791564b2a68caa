import { spawn } from "node:child_process"
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { releasesFolder } from "../../src/shared/releases"
import { emptyProject } from "../testing/small-build"
import { identify, isRunning } from "./process-identity"
import { Busy, takeLock } from "./publish-lock"

let project: string
beforeEach(() => {
  project = emptyProject()
})
afterEach(() => rmSync(project, { recursive: true }))

const sleeper = async () => {
  const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" })
  await new Promise(resolve => child.once("spawn", resolve))
  return {
    pid: child.pid ?? 0,
    kill: () => child.kill("SIGKILL"),
    ended: new Promise(end => child.once("exit", end)),
  }
}

const locks = () => readdirSync(join(project, releasesFolder)).filter(name => name.startsWith("lock-"))

test("one at a time: the second is told who is publishing", async () => {
  const lock = await takeLock(project)
  const second = takeLock(project)
  await expect(second).rejects.toThrow(Busy)
  await expect(second).rejects.toThrow(`process ${process.pid} on `)
  await lock.release()
  await (await takeLock(project)).release()
  expect(locks()).toHaveLength(2)
})

test("of many at once one is let in", async () => {
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(project)))
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const end of ends) if (end.status === "rejected") expect(end.reason).toBeInstanceOf(Busy)
})

test("a lock of a killed process is taken over, and the build it left running is ended", async () => {
  const publisher = await sleeper()
  const build = await sleeper()
  const first = await takeLock(project)
  const holder = { publisher: identify(publisher.pid), build: identify(build.pid) }
  writeFileSync(join(project, releasesFolder, "lock-1"), JSON.stringify(holder))
  await expect(takeLock(project)).rejects.toThrow(`process ${publisher.pid} on `)
  publisher.kill()
  await publisher.ended
  await takeLock(project)
  await build.ended
  expect(isRunning(holder.build)).toBe(false)
  await first.release()
})

test("a build is ended whose first process is gone already", async () => {
  const publisher = await sleeper()
  const build = spawn("sh", ["-c", "sleep 60 & echo $!"], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  })
  const group = identify(build.pid ?? 0)
  const worker = identify(
    await new Promise<number>(found => build.stdout.once("data", text => found(Number(text)))),
  )
  publisher.kill()
  await Promise.all([publisher.ended, new Promise(end => build.once("exit", end))])
  const first = await takeLock(project)
  writeFileSync(
    join(project, releasesFolder, "lock-1"),
    JSON.stringify({ publisher: identify(publisher.pid), build: group }),
  )
  expect([isRunning(group), isRunning(worker)]).toEqual([false, true])
  await takeLock(project)
  expect(isRunning(worker)).toBe(false)
  await first.release()
})

/** A lock of a killed publisher whose build still runs. */
const orphanedBuild = async () => {
  const publisher = await sleeper()
  const build = await sleeper()
  const lock = await takeLock(project)
  await lock.release()
  publisher.kill()
  const holder = { publisher: identify(publisher.pid), build: identify(build.pid) }
  await publisher.ended
  return {
    build,
    holder,
    note: (text: object) => writeFileSync(join(project, releasesFolder, "lock-1"), JSON.stringify(text)),
  }
}

test("a build of another user is named, and found again by whoever comes next", async () => {
  const { build, holder, note } = await orphanedBuild()
  note(holder)
  const kill = process.kill.bind(process)
  const refused = jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    if (signal === "SIGKILL") throw Object.assign(new Error("kill EPERM"), { code: "EPERM" })
    return kill(pid, signal)
  })
  const words = `for another user, as process group ${build.pid}: end that first.`
  await expect(takeLock(project)).rejects.toThrow(words)
  await expect(takeLock(project)).rejects.toThrow(words)
  refused.mockRestore()
  await (await takeLock(project)).release()
  await build.ended
})

test("after a start of the machine its numbers mean nothing", async () => {
  const { build, holder, note } = await orphanedBuild()
  note({ ...holder, build: { ...holder.build, boot: "of yesterday" } })
  await (await takeLock(project)).release()
  expect(isRunning(holder.build)).toBe(true)
  build.kill()
  await build.ended
})

test("another process with the number of the one before is another", async () => {
  const other = await sleeper()
  expect(isRunning(identify(other.pid))).toBe(true)
  expect(isRunning({ ...identify(other.pid), started: "1" })).toBe(false)
  other.kill()
  await other.ended
})
