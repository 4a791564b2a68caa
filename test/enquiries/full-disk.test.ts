/** @proves Enquiries: storage */
import { execFileSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { handleContact } from "../../api/contact/handle-contact"
import { openFileStore } from "../../api/enquiries/file-store"
import { listServices, serveHandler } from "../../api/testing/serve-handler"

const isRoot = process.getuid?.() === 0
const mount = (...parameters: string[]) => execFileSync("mount", parameters, { stdio: "ignore" })

const canMount = (() => {
  if (!isRoot) return false
  const probe = mkdtempSync(join(tmpdir(), "probe-"))
  try {
    mount("-t", "tmpfs", "tmpfs", probe)
    execFileSync("umount", [probe])
    return true
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true })
  }
})()
const withMount = canMount ? test : test.skip
const reason = canMount ? "" : "NOT TESTED, needs root and mount: "

let home: string
let mounted: boolean
let log: jest.SpyInstance
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "disk-"))
  mounted = false
  log = jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockRestore()
  if (mounted) execFileSync("umount", [home])
  chmodSync(home, 0o700)
  rmSync(home, { recursive: true })
})

const mountSmallDisk = () => {
  mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", home)
  mounted = true
}

const postTo = async (store: ReturnType<typeof openFileStore>) => {
  const server = await serveHandler(
    handleContact(listServices({ put: store.put, storeTimeoutMs: 5000 }).services),
  )
  const body = new URLSearchParams({ name: "Asha", email: "a@b.in", message: "m".repeat(4000) })
  const response = await fetch(server.origin, { method: "POST", body })
  await server.close()
  return response.status
}

withMount(
  `${reason}a full disk gives 503, keeps what was stored, and 200 again once there is room`,
  async () => {
    mountSmallDisk()
    const store = openFileStore(home)
    const filler = join(home, "filler")
    expect(await postTo(store)).toBe(200)
    let room = 64 * 1024
    while (room > 0) {
      try {
        writeFileSync(filler, Buffer.alloc(room), { flag: "a" })
      } catch {
        room = Math.floor(room / 2)
      }
    }
    expect(await postTo(store)).toBe(503)
    expect(await postTo(store)).toBe(503)
    expect(await store.list()).toHaveLength(1)
    rmSync(filler)
    expect(await postTo(store)).toBe(200)
    expect(await store.list()).toHaveLength(2)
  },
)

withMount(`${reason}a disk that turns read-only gives 503`, async () => {
  mountSmallDisk()
  const store = openFileStore(home)
  expect(await postTo(store)).toBe(200)
  mount("-o", "remount,ro", home)
  expect(await postTo(store)).toBe(503)
  expect(await postTo(openFileStore(join(home, "never/made")))).toBe(503)
  expect(await store.list()).toHaveLength(1)
})

const withoutRoot = isRoot ? test.skip : test
withoutRoot(`${isRoot ? "not needed as root: " : ""}a directory we may not write to gives 503`, async () => {
  chmodSync(home, 0o500)
  expect(await postTo(openFileStore(join(home, "spool")))).toBe(503)
})

test("a path that is no directory gives 503", async () => {
  writeFileSync(join(home, "file"), "")
  expect(await postTo(openFileStore(join(home, "file/spool")))).toBe(503)
})
