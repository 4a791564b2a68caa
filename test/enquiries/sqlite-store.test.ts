import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Driver from "libsql"
import { contentOf, describeStore, fileStore, sample } from "./store-contract"

let home: string
let count = 0
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "sqlite-"))
})
afterAll(() => rm(home, { recursive: true }))

describe("the store in SQLite", () => {
  describeStore(async () => {
    count += 1
    const file = join(home, `store-${count}`, "deep", "enquiries.db")
    return [fileStore(file), fileStore(file)]
  })

  test("only the owner may read its files", async () => {
    const folder = join(home, "modes")
    const store = fileStore(join(folder, "enquiries.db"))
    await store.put(sample("modes-of-files"))
    const files = ["", "enquiries.db", "enquiries.db-wal", "enquiries.db-shm"]
    const modes = files.map(name => statSync(join(folder, name)).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
    await store.close()
  })

  test("a file deleted while the server runs is created again", async () => {
    const folder = join(home, "removed")
    const store = fileStore(join(folder, "enquiries.db"))
    await store.put(sample("before-removal"))
    await rm(folder, { recursive: true })
    await store.put(sample("after-removal"))
    const other = fileStore(join(folder, "enquiries.db"))
    expect(await contentOf(other)).toMatchObject([{ instance: "after-removal" }])
    await Promise.all([store.close(), other.close()])
  })

  test("a deleted enquiry leaves no trace on the disk", async () => {
    const folder = join(home, "deleted")
    const store = fileStore(join(folder, "enquiries.db"))
    const enquiry = sample("deleted-for-good")
    await store.put(enquiry)
    await store.remove([enquiry.id])
    await store.close()
    // At once: libsql removes the WAL only when it is garbage-collected.
    const files = readdirSync(folder).map(name => readFileSync(join(folder, name), "latin1"))
    expect(files.join()).not.toContain("deleted-for-good")
  })

  test("a path at which no file can be created is reported", async () => {
    await writeFile(join(home, "a-file"), "")
    const state = await fileStore(join(home, "a-file", "store.db")).state()
    expect(state).toMatchObject({ problem: "database", accepts: false })
  })

  test("a file that another process keeps locked is an error before the visitor's request times out", async () => {
    const store = fileStore(join(home, "locked.db"))
    await store.prepare()
    const other = new Driver(join(home, "locked.db"))
    other.exec("begin immediate")
    const began = performance.now()
    await expect(store.put(sample("while-locked"))).rejects.toThrow(/locked|busy/i)
    expect(performance.now() - began).toBeLessThan(10_000)
    other.close()
    await store.close()
  })

  test("eight connections can open a new store at once", async () => {
    const stores = Array.from({ length: 8 }, () => fileStore(join(home, "at-once/enquiries.db")))
    await Promise.all(stores.map((store, i) => store.put(sample(`at-once-${i}`))))
    expect(await contentOf(stores[0] ?? fileStore(""))).toHaveLength(8)
    for (const store of stores) await store.close()
  })
})

/** A folder of the version before November 2026. */
const formerFolder = (name: string) => {
  const folder = join(home, name)
  const write = (file: string, content: object | string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true })
    writeFileSync(join(folder, file), typeof content === "string" ? content : `${JSON.stringify(content)}\n`)
  }
  const of = (instance: string, second: number, spam: string[] = []) =>
    sample(`former-${instance}`, second, spam)
  const known = { waits: of("waits", 1), failed: of("failed", 2), spam: of("spam", 3, ["honeypot"]) }
  const done = { dead: of("dead", 4), delivered: of("delivered", 5) }
  for (const enquiry of [known.waits, known.failed]) write(`new/${enquiry.id}.json`, enquiry)
  write(`spam/${known.spam.id}.json`, known.spam)
  write(`dead/${done.dead.id}.json`, done.dead)
  write(`delivered/${done.delivered.id}.json`, done.delivered)
  // A crash after sending the mail left a copy here.
  write(`new/${done.delivered.id}.json`, done.delivered)
  write(`attempts/${known.failed.id}.2`, { count: 1, dueAt: 1, error: "500 old" })
  write(`attempts/${known.failed.id}.10`, { count: 3, dueAt: 2, error: "503 down" })
  write(`attempts/${known.failed.id}.11~`, "an editor's copy")
  write(`attempts/${done.dead.id}.1`, { count: 1, dueAt: 0, error: "422 recipient" })
  write("new/cut-off.json", '{"id":"x","fields":{"email":"a@b.in"')
  write("tmp/1.draft", "")
  return { folder, ...known, ...done }
}

describe("a folder of a former version", () => {
  test("is imported once with every state, and left unchanged", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { folder, waits, failed, spam, dead, delivered } = formerFolder("former")
    const before = await readdir(folder, { recursive: true })
    const store = fileStore(folder)
    expect(await contentOf(store)).toEqual([
      { ...waits, status: "new", attempts: 0 },
      { ...failed, status: "failed", attempts: 3, error: "503 down" },
      { ...spam, status: "new", attempts: 0 },
      { ...dead, status: "dead", attempts: 1, error: "422 recipient" },
      { ...delivered, status: "delivered", attempts: 0 },
      expect.objectContaining({
        ...{ id: "cut-off", status: "dead", error: `${folder}/new/cut-off.json could not be read` },
        fields: { email: "a@b.in", message: expect.stringContaining('{"id":"x"') },
      }),
    ])
    expect(await contentOf(store, { email: "a@b.in" })).toMatchObject([{ id: "cut-off" }])
    expect(log.mock.calls).toEqual([["enquiries: 6 were imported from the former version's store"]])
    const after = await readdir(folder, { recursive: true })
    expect(after.filter(name => !name.startsWith("enquiries.db")).sort()).toEqual(before.sort())

    await store.remove([waits.id])
    await store.close()
    const again = fileStore(folder)
    expect(await contentOf(again)).toHaveLength(5)
    expect(log).toHaveBeenCalledTimes(1)
    await again.close()
    log.mockRestore()
  })

  test("beside the database is imported into it", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { folder } = formerFolder("beside")
    const store = fileStore(`${folder}.db`)
    await store.put(sample("of-today"))
    expect(await contentOf(store)).toHaveLength(7)
    expect(statSync(`${folder}.db`).isFile()).toBe(true)
    await store.close()
    log.mockRestore()
  })
})
