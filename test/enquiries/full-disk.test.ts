import { execFileSync, type StdioOptions, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { EnquiryStore } from "../../api/store/sql-store"
import { somePages, writeBuild } from "../publishing/small-build"
import { bundleProgram } from "../support/bundle"
import { postEnquiry } from "../support/post-enquiry"
import { listServices, serveContact } from "../support/server/in-process"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { startWorker } from "./start-worker"
import { contentOf, fileStore } from "./store-contract"

const isRoot = process.getuid?.() === 0
const mount = (...parameters: string[]) => spawnSync("mount", parameters).status === 0
const probe = temporaryFolder()
const canMount = isRoot && mount("-t", "tmpfs", "tmpfs", probe) && spawnSync("umount", [probe]).status === 0

let home: string
let mounted: boolean
beforeEach(() => {
  home = temporaryFolder()
  mounted = false
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => {
  if (mounted) execFileSync("umount", ["--lazy", home])
  chmodSync(home, 0o700)
})

const fillDisk = (): (() => void) => {
  const filler = join(home, "filler")
  let size = 64 * 1024
  while (size > 0) {
    try {
      writeFileSync(filler, Buffer.alloc(size), { flag: "a" })
    } catch {
      size = Math.floor(size / 2)
    }
  }
  return () => rmSync(filler)
}

// Only root may mount a disk.
const testOnDisk = canMount ? test : test.skip

const mountDisk = () => {
  mounted = mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", home)
  expect(mounted).toBe(true)
}

let posts = 0

const postTo = async (store: EnquiryStore) => {
  const server = await serveContact({ ...listServices().services, store, storeTimeoutMs: 5000 })
  // The same text within a minute would be one enquiry.
  posts += 1
  const { status } = await postEnquiry(server.origin, `${posts} ${"m".repeat(4000)}`)
  await server.close()
  return status
}

testOnDisk("a full disk gives 503, keeps stored enquiries, and 200 again once there is space", async () => {
  mountDisk()
  const store = fileStore(home)
  expect(await postTo(store)).toBe(200)
  const makeRoom = fillDisk()
  expect(await postTo(store)).toBe(503)
  expect(await postTo(store)).toBe(503)
  expect(await store.state()).toMatchObject({ problem: "database", accepts: false })
  expect(await contentOf(store)).toHaveLength(1)
  makeRoom()
  expect(await postTo(store)).toBe(200)
  expect(await contentOf(store)).toHaveLength(2)
})

testOnDisk("a disk that becomes read-only gives 503", async () => {
  mountDisk()
  const env = { ENQUIRIES_URL: `file:${home}/enquiries.db` }
  // A separate process closes the file when it ends, so that the disk can be remounted.
  const postToWorker = async (message: string) => {
    const { child, port } = await startWorker(env, "ignore")
    const { status } = await postEnquiry(`http://127.0.0.1:${port}`, message)
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
    return status
  }
  expect(await postToWorker("one")).toBe(200)
  expect(mount("-o", "remount,ro", home)).toBe(true)
  expect(await postToWorker("two")).toBe(503)
  expect(await fileStore(join(home, "enquiries.db")).state()).toMatchObject({
    problem: "database",
    accepts: false,
  })
  expect(await postTo(fileStore(join(home, "never/made.db")))).toBe(503)
  expect(mount("-o", "remount,rw", home)).toBe(true)
  const enquiries = await contentOf(fileStore(join(home, "enquiries.db")))
  expect(enquiries.map(({ fields }) => fields.message)).toEqual(["one"])
})

const nobody = 65534

test("a directory without write permission gives 503", async () => {
  // Root may write everywhere, so the test runs as another user.
  if (isRoot) {
    chownSync(home, nobody, -1)
    process.seteuid?.(nobody)
  }
  chmodSync(home, 0o500)
  try {
    expect(await postTo(fileStore(join(home, "store")))).toBe(503)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

test("a path that is not a directory gives 503, and the state says so", async () => {
  writeFileSync(join(home, "file"), "")
  const store = fileStore(join(home, "file/store.db"))
  expect(await postTo(store)).toBe(503)
  expect(await store.state()).toMatchObject({ problem: "database", accepts: false })
})

const testWithFullDevice = existsSync("/dev/full") ? test : test.skip

testWithFullDevice("a log on a full disk ends no server, and keeps none from ending", async () => {
  writeBuild(home, somePages)
  const stdio: StdioOptions = ["ignore", openSync("/dev/full", "w"), "pipe"]
  const env = { ...process.env, PORT: "0", ENQUIRIES_URL: `file:${home}/enquiries.db` }
  const child = spawn(process.execPath, [bundleProgram("api/server/main.ts"), home], { stdio, env })
  const ended = once(child, "exit")
  let output = ""
  child.stderr?.on("data", chunk => (output += chunk))
  await until(() => output.includes("http://"))
  const [url = ""] = /http:[^\s"]+/.exec(output) ?? []
  for (let i = 0; i < 30; i += 1) expect((await fetch(`${url}/about`)).status).toBe(200)
  // The log is written every quarter of a second.
  await new Promise(resolve => setTimeout(resolve, 600))
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill("SIGTERM")
  expect(await ended).toEqual([0, null])
})
