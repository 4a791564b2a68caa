import { closeSync, copyFileSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs"
import { join } from "node:path"
import Driver from "libsql"
import type { EnquiryStore } from "../../api/store/sql-store"
import { collect, UnreadableRows } from "../../api/store/tables"
import { temporaryFolder } from "../support/temporary-folder"
import { contentOf, fileStore, sample } from "./store-contract"

let root: string
let file: string
beforeEach(() => {
  root = temporaryFolder()
  file = join(root, "enquiries.db")
})

const put = async (count: number) => {
  const store = fileStore(file)
  const samples = Array.from({ length: count }, (_, i) => sample(`instance-${1000 + i}`, i))
  await store.restore(samples.map(enquiry => ({ ...enquiry, status: "new", attempts: 0 })))
  await store.close()
  return samples
}

/** Overwrites each occurrence of a text in the file, as a failing disk would. */
const damage = (text: string, bytes: Buffer) => {
  const content = readFileSync(file)
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + 1)) bytes.copy(content, at)
  writeFileSync(file, content)
}

const reopened = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<T> => {
  const store = fileStore(file)
  return work(store).finally(store.close)
}

test.each(["instance-1001", "Zo\u00eb", "2025-10-10T00:00:01", "status-of-one"])(
  "bytes that are not UTF-8 in %s leave a dead enquiry and whole ones",
  async text => {
    const [one, two, three] = await put(3)
    if (text === "status-of-one") {
      const driver = new Driver(file)
      driver.exec(`update enquiries set status = cast(x'6e65f7' as text) where id = '${two?.id}'`)
      driver.close()
    } else damage(text, Buffer.from([0xff, 0xfe]))
    await reopened(async store => {
      expect(await contentOf(store)).toHaveLength(3)
      await store.check()
      const claimed = await store.claimDue({ leaseMs: 60_000, limit: 9 })
      const isInAll = text.startsWith("Zo")
      expect(claimed.map(({ id }) => id).sort()).toEqual(isInAll ? [] : [one?.id, three?.id].sort())
      expect(await store.state()).toMatchObject({ accepts: true, dead: isInAll ? 3 : 1 })
      const dead = await contentOf(store, { status: "dead" })
      expect(dead[0]).toMatchObject({ id: expect.any(String), error: expect.stringContaining("damaged") })
      // What could be read is mailed after all, or deleted.
      expect(await store.retry()).toBe(dead.length)
      expect(await store.claimDue({ leaseMs: 60_000, limit: 9 })).toHaveLength(dead.length)
      expect(await store.remove(dead.map(({ id }) => id))).toHaveLength(dead.length)
    })
  },
)

test.each(["da", "deal", "delivesed", "faimed", "neww"])("the unknown state %s is dead", async state => {
  await put(2)
  const driver = new Driver(file)
  driver.exec(`update enquiries set status = '${state}' where instr(enquiry, 'instance-1001')`)
  driver.close()
  await reopened(async store => {
    await store.check()
    expect(await store.state()).toMatchObject({ dead: 1, waiting: 1 })
  })
})

test("an ID with damaged bytes is listed once, and can be deleted once it is dead", async () => {
  const [one] = await put(2)
  damage(one?.id ?? "", Buffer.from([0xff]))
  await reopened(async store => {
    expect(await contentOf(store)).toHaveLength(2)
    expect(await store.claimDue({ leaseMs: 60_000, limit: 9 })).toHaveLength(1)
    const [dead] = await contentOf(store, { status: "dead" })
    expect(await store.remove([dead?.id ?? ""])).toHaveLength(1)
  })
})

test("a damaged page costs what it holds: the rest is listed and copied, the lost are named, and the state says so", async () => {
  const samples = await put(400)
  const content = readFileSync(file)
  // A page of the table in the middle: it holds the text of one of the enquiries.
  const page = Math.floor(content.indexOf("instance-1200") / 4096)
  const handle = openSync(file, "r+")
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096)
  closeSync(handle)
  await reopened(async store => {
    expect(await store.state()).not.toHaveProperty("damage")
    await store.check()
    expect(await store.state()).toMatchObject({ accepts: true, damage: expect.stringContaining(file) })
    const read: string[] = []
    const list = async () => {
      for await (const { id } of store.list()) read.push(id)
    }
    const error = await list().catch(thrown => thrown)
    expect(error).toBeInstanceOf(UnreadableRows)
    const lost = samples.filter(({ id }) => !read.includes(id))
    expect([lost.length > 0, lost.length < 20]).toEqual([true, true])
    for (const { id, receivedAt } of lost) expect(error.message).toContain(`${id}, received at ${receivedAt}`)
    const copy = fileStore(join(root, "copy.db"))
    await expect(copy.restore(store.list())).rejects.toThrow(UnreadableRows)
    expect(await contentOf(copy)).toHaveLength(read.length)
  })
})

test("a file that is no database is reported, and left as it is", async () => {
  writeFileSync(file, Buffer.alloc(9000, "no database "))
  copyFileSync(file, `${file}.before`)
  await reopened(async store => {
    await expect(collect(store.list())).rejects.toThrow()
    expect(await store.state()).toMatchObject({ accepts: false, problem: "database" })
  })
  expect(readFileSync(file).equals(readFileSync(`${file}.before`))).toBe(true)
})
