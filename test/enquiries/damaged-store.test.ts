import { execFileSync } from "node:child_process"
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import Driver from "libsql"
import { toRow } from "../../api/cli/print"
import { failuresOfLoops } from "../../api/loops"
import { startMaintenance } from "../../api/store/maintenance"
import { UnreadableRows } from "../../api/store/rows"
import type { EnquiryStore } from "../../api/store/sql-store"
import { collect } from "../../api/store/tables"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { contentOf, fileStore, sample } from "./store-contract"

let root: string
let file: string
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
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

test("a damaged page costs what it holds: the rest is listed and copied, the lost are named, and the state says so until a check finds nothing", async () => {
  const samples = await put(400)
  const content = readFileSync(file)
  // A page of the table in the middle: it holds the text of one of the enquiries.
  const page = Math.floor(content.indexOf("instance-1200") / 4096)
  const overwrite = (bytes: Buffer) => {
    const handle = openSync(file, "r+")
    writeSync(handle, bytes, 0, 4096, page * 4096)
    closeSync(handle)
  }
  overwrite(Buffer.alloc(4096, 0xa5))
  await reopened(async store => {
    expect(await store.state()).not.toHaveProperty("damage")
    const read: string[] = []
    const list = async () => {
      for await (const { id } of store.list()) read.push(id)
    }
    const error = await list().catch(thrown => thrown)
    expect(error).toBeInstanceOf(UnreadableRows)
    // The statement that met it has told of it.
    expect(await store.state()).toMatchObject({ damage: expect.stringContaining(file) })
    const lost = samples.filter(({ id }) => !read.includes(id))
    expect([lost.length > 0, lost.length < 20]).toEqual([true, true])
    for (const { id, receivedAt } of lost) expect(error.message).toContain(`${id}, received at ${receivedAt}`)
    const copy = fileStore(join(root, "copy.db"))
    await expect(copy.restore(store.list())).rejects.toThrow(UnreadableRows)
    expect(await contentOf(copy)).toHaveLength(read.length)
  })
  await reopened(async store => {
    expect(await store.state()).not.toHaveProperty("damage")
    await store.check()
    expect(await store.state()).toMatchObject({ accepts: true, damage: expect.stringContaining(file) })
    overwrite(content.subarray(page * 4096, page * 4096 + 4096))
    await store.check()
    expect(await store.state()).not.toHaveProperty("damage")
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

describe("while the server runs", () => {
  const logged = () => jest.mocked(console.error).mock.calls.flat().join("\n")

  /** Harms the files of an open store of 400, stores one more, and looks after it as the server does. */
  const afterHarm = async (harm: (store: EnquiryStore) => unknown) => {
    await put(400)
    const store = fileStore(file)
    await store.prepare()
    await store.put(sample("before-the-harm"))
    await harm(store)
    await store.put(sample("after-the-harm")).catch(() => undefined)
    const stop = new AbortController()
    const failures = failuresOfLoops()
    const { done } = startMaintenance(stop.signal, store, { failures, pollMs: 5, everyMs: 20 })
    const { damage } = await until(async () => Boolean((await store.state()).damage)).then(store.state)
    stop.abort()
    await done
    return { store, damage }
  }

  test.each<[string, RegExp, () => void]>([
    [
      "cut to half",
      /was cut from|malformed|not a database/,
      () => truncateSync(file, statSync(file).size / 2),
    ],
    ["cut to 40 kB", /was cut from|malformed|not a database/, () => truncateSync(file, 40_960)],
    ["cut to nothing", /was cut from|is empty|malformed/, () => truncateSync(file, 0)],
    ["overwritten", /malformed|not a database/, () => writeFileSync(file, Buffer.alloc(300_000, "x"))],
    ["replaced", /was replaced/, () => [copyFileSync(file, `${file}.2`), renameSync(`${file}.2`, file)]],
    ["deleted", /is gone, and is made anew/, () => rmSync(file)],
  ])("a file that is %s is told at once, by the state and the log", async (_how, words, harm) => {
    const { store, damage } = await afterHarm(harm)
    expect(damage).toMatch(words)
    expect(logged()).toContain(damage)
    await store.close().catch(() => undefined)
  })

  test("a deleted -wal file is told, and costs no enquiry", async () => {
    const { store, damage } = await afterHarm(() => rmSync(`${file}-wal`))
    expect(damage).toMatch(/has lost its -wal file/)
    expect(logged()).toContain(damage)
    // As after a kill: another process sees what is on the disk.
    const script = `const D=require("libsql");console.log(new D(${JSON.stringify(file)}).prepare("select count(*) as n from enquiries").get().n)`
    expect(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }).trim()).toBe("402")
    await store.close()
  })

  test("what is no enquiry in the JSON of a row ends no list", async () => {
    const [one] = await put(1)
    for (const json of [
      "null",
      "[]",
      '{"form":"audit","fields":null}',
      '{"form":"audit","fields":{"name":1}}',
    ]) {
      const driver = new Driver(file)
      driver.prepare("update enquiries set enquiry = ? where id = ?").run(json, one?.id)
      driver.close()
      await reopened(async store => {
        const [listed] = await contentOf(store)
        expect([listed?.id, toRow(listed as never)]).toEqual([one?.id, expect.stringContaining("damaged")])
      })
    }
  })
})
