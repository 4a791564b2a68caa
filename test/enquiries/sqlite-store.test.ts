import { readdirSync, readFileSync, statSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import Driver from "libsql"
import { temporaryFolder } from "../support/temporary-folder"
import { contentOf, describeStore, fileStore, sample } from "./store-contract"

const home = temporaryFolder()
let count = 0

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
  })

  test("a file deleted while the server runs is created again, which is said", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const folder = join(home, "removed")
    const store = fileStore(join(folder, "enquiries.db"))
    await store.put(sample("before-removal"))
    await rm(folder, { recursive: true })
    await store.put(sample("after-removal"))
    const other = fileStore(join(folder, "enquiries.db"))
    expect(await contentOf(other)).toMatchObject([{ instance: "after-removal" }])
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/removed\/enquiries\.db is gone, and is made anew/)],
    ])
  })

  test("the count of mails survives a restart, those of addresses do not", async () => {
    const store = fileStore(join(home, "restarted.db"))
    const count = async () => [
      await store.countMail(60_000),
      (await store.countRequest("192.0.2.1", 60_000)).count,
    ]
    expect(await count()).toEqual([1, 1])
    expect(await count()).toEqual([2, 2])
    await store.close()
    expect(await count()).toEqual([3, 1])
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

  test("a file that another process keeps locked is an error before the visitor's request times out", async () => {
    const store = fileStore(join(home, "locked.db"))
    await store.prepare()
    const other = new Driver(join(home, "locked.db"))
    other.exec("begin immediate")
    const now = performance.now.bind(performance)
    let passedMs = 0
    jest.spyOn(performance, "now").mockImplementation(() => now() + passedMs)
    let said = ""
    const stored = store.put(sample("while-locked")).catch((error: Error) => (said = error.message))
    // A try takes a few milliseconds.
    passedMs = 4000
    await pause(100)
    expect(said).toBe("")
    passedMs = 10_000
    await stored
    expect(said).toMatch(/locked|busy/i)
    other.close()
  })

  test("eight connections can open a new store at once", async () => {
    const stores = Array.from({ length: 8 }, () => fileStore(join(home, "at-once/enquiries.db")))
    await Promise.all(stores.map((store, i) => store.put(sample(`at-once-${i}`))))
    expect(await contentOf(stores[0] ?? fileStore(""))).toHaveLength(8)
  })
})
