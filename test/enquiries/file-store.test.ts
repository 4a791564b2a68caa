import { writeFileSync } from "node:fs"
import promises, { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { openFileStore } from "../../api/enquiries/file/file-store"
import { describeStore, sample } from "./store-contract"

let home: string
let count = 0
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "spool-"))
})
afterAll(() => rm(home, { recursive: true }))

describe("the file store", () => {
  describeStore(async () => {
    count += 1
    const root = join(home, `store-${count}`, "deep")
    return [openFileStore(root), openFileStore(root)]
  })

  test("each parent is synced that another process may have made and died", async () => {
    const root = join(home, "made-by-another", "deep")
    await mkdir(join(root, "new"), { recursive: true })
    const opened = jest.spyOn(promises, "open")
    await openFileStore(root).put(sample("after-the-death"))
    const synced = opened.mock.calls.map(([path]) => path)
    opened.mockRestore()
    expect(synced).toEqual(expect.arrayContaining([root, join(home, "made-by-another"), home]))
  })

  test("leaves nothing in tmp, and only the owner may read", async () => {
    const root = join(home, "modes")
    await openFileStore(root).put(sample("modes-of-files"))
    expect(await readdir(join(root, "tmp"))).toEqual([])
    const [name = ""] = await readdir(join(root, "new"))
    expect((await stat(join(root, "new", name))).mode & 0o777).toBe(0o600)
    expect((await stat(join(root, "new"))).mode & 0o777).toBe(0o700)
    expect(JSON.parse(await readFile(join(root, "new", name), "utf8"))).toEqual(sample("modes-of-files"))
  })

  test("a directory removed while running is made again", async () => {
    const root = join(home, "removed")
    const store = openFileStore(root)
    await store.put(sample("before-removal"))
    await rm(root, { recursive: true })
    await store.put(sample("after-removal"))
    expect((await store.list()).enquiries).toHaveLength(1)
  })

  test("one damaged file hides no other, is named, and is made dead with the reason", async () => {
    const root = join(home, "broken")
    const store = openFileStore(root)
    await store.put(sample("whole-file"))
    await writeFile(join(root, "new", "cut-off.json"), '{"id":"x"')
    await writeFile(join(root, "new", "empty.json"), "{}")
    const { enquiries, damaged } = await store.list()
    expect(enquiries).toHaveLength(1)
    expect(damaged.map(({ place, reason }) => [place, reason.split(":")[0]])).toEqual([
      [join(root, "new", "cut-off.json"), "no JSON"],
      [join(root, "new", "empty.json"), "id"],
    ])
    expect(await store.claimDue({ leaseMs: 60_000, limit: 5 })).toHaveLength(1)
    expect((await readdir(join(root, "dead"))).sort()).toEqual(["cut-off.json", "empty.json"])
    expect(await store.claimDue({ leaseMs: 60_000, limit: 5 })).toEqual([])
  })

  test("an editor's copy among the attempts keeps no enquiry from being tried", async () => {
    const root = join(home, "copy")
    const store = openFileStore(root)
    const enquiry = sample("with-a-copy")
    await store.put(enquiry)
    await store.claimDue({ leaseMs: 0 })
    for (const copy of ["1~", "1.swp"]) await writeFile(join(root, "attempts", `${enquiry.id}.${copy}`), "x")
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(await openFileStore(root).claimDue({ leaseMs: 60_000 })).toHaveLength(1)
  })

  test("attempts of an enquiry that is gone are swept, those of others stay", async () => {
    const root = join(home, "swept")
    const store = openFileStore(root)
    const [waits, dead, died] = [sample("still-waits"), sample("is-dead"), sample("process-died")]
    for (const enquiry of [waits, dead, died]) await store.put(enquiry)
    await store.claimDue({ leaseMs: 60_000, limit: 3 })
    await store.markDead([dead.id], "422")
    await rename(join(root, "new", `${died.id}.json`), join(root, "delivered", `${died.id}.json`))
    await store.sweep()
    const left = (await readdir(join(root, "attempts"))).map(name => name.split(".")[0])
    expect(left.sort()).toEqual([waits.id, dead.id].sort())
  })

  test("a spool of an earlier version is used as it is", async () => {
    const root = join(home, "earlier")
    await openFileStore(root).put(sample("of-earlier-times"))
    for (const place of ["spam", "dead"]) await rm(join(root, place), { recursive: true })
    const store = openFileStore(root)
    expect((await store.list()).enquiries).toHaveLength(1)
    const [claim] = await store.claimDue({ leaseMs: 60_000 })
    await store.markDead([claim?.enquiry.id ?? ""], "no")
    expect(await store.state()).toMatchObject({ waiting: 0, dead: 1 })
  })

  test("a directory that takes no files is told", async () => {
    await writeFile(join(home, "a-file"), "")
    const state = await openFileStore(join(home, "a-file", "store")).state()
    expect(state).toMatchObject({ problem: "directory", accepts: false })
  })

  test("a look over 10,000 that wait takes little, and lets others work in between", async () => {
    const root = join(home, "many")
    const store = openFileStore(root)
    await store.put(sample("first-of-many"))
    const due = Date.now() + 3_600_000
    for (let i = 0; i < 10_000; i += 1) {
      const { id, ...rest } = sample(`one-of-many-${i}`)
      writeFileSync(join(root, "new", `${id}.json`), JSON.stringify({ id, ...rest }))
      writeFileSync(join(root, "attempts", `${id}.1`), JSON.stringify({ count: 3, dueAt: due }))
    }
    expect(await store.claimDue({ leaseMs: 3_600_000 })).toHaveLength(1)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const before = process.cpuUsage()
    expect(await store.claimDue({ leaseMs: 60_000 })).toEqual([])
    const { user, system } = process.cpuUsage(before)
    delay.disable()
    const [seconds, longestMs] = [(user + system) / 1e6, delay.max / 1e6]
    console.log(
      `a look over 10,000: ${seconds.toFixed(3)} s of CPU, others waited ${longestMs.toFixed(0)} ms at most`,
    )
    expect(seconds).toBeLessThan(0.2)
  })
})
