/** @proves Enquiries: storage */
/** @proves Enquiries: delivery by e-mail */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
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
    expect(await store.list()).toHaveLength(1)
  })

  test("one broken file does not hide the others", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const root = join(home, "broken")
    const store = openFileStore(root)
    await store.put(sample("whole-file"))
    await writeFile(join(root, "new", "broken.json"), "{")
    expect(await store.list()).toHaveLength(1)
    expect(log).toHaveBeenCalledWith(expect.stringContaining("broken.json"), expect.anything())
    const claims = [await store.claimDue(60_000), await store.claimDue(60_000)]
    expect(claims.filter(Boolean)).toHaveLength(1)
    log.mockRestore()
  })
})
