import { execFileSync } from "node:child_process"
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import promises from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openFileStore } from "../../api/enquiries/file/file-store"
import { handleContact } from "../../api/functions/handle-contact"
import { listServices, serveHandler } from "../support/serve-handler"

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
let home: string
let mounted: boolean
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "disk-"))
  mounted = false
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  if (mounted) execFileSync("umount", [home])
  chmodSync(home, 0o700)
  rmSync(home, { recursive: true })
})

/** From now on no file can be made: what a system says of a disk that is full, or read-only. */
const refuseFiles = (code: string): (() => void) => {
  const { open } = promises
  const spy = jest
    .spyOn(promises, "open")
    .mockImplementation((path, flags, mode) =>
      flags === "wx" ? Promise.reject(Object.assign(new Error(code), { code })) : open(path, flags, mode),
    )
  return () => spy.mockRestore()
}

const fillDisk = (): (() => void) => {
  const filler = join(home, "filler")
  let room = 64 * 1024
  while (room > 0) {
    try {
      writeFileSync(filler, Buffer.alloc(room), { flag: "a" })
    } catch {
      room = Math.floor(room / 2)
    }
  }
  return () => rmSync(filler)
}

// Only root may mount a disk: for everyone else the system's answer is played, which tests all but the system.
const disk = canMount
  ? {
      kind: "a real disk",
      begin: () => {
        mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", home)
        mounted = true
      },
      fill: fillDisk,
      makeReadOnly: () => mount("-o", "remount,ro", home),
    }
  : {
      kind: "a played disk",
      begin: () => undefined,
      fill: () => refuseFiles("ENOSPC"),
      makeReadOnly: () => refuseFiles("EROFS"),
    }

let posts = 0

const postTo = async (store: ReturnType<typeof openFileStore>) => {
  const server = await serveHandler(
    handleContact(listServices({ put: store.put, storeTimeoutMs: 5000 }).services),
  )
  // The same words within a minute would be one enquiry.
  posts += 1
  const body = new URLSearchParams({ name: "Asha", email: "a@b.in", message: `${posts} ${"m".repeat(4000)}` })
  const response = await fetch(server.origin, { method: "POST", body })
  await server.close()
  return response.status
}

test(`${disk.kind} that is full gives 503, keeps what was stored, and 200 again once there is room`, async () => {
  disk.begin()
  const store = openFileStore(home)
  expect(await postTo(store)).toBe(200)
  const makeRoom = disk.fill()
  expect(await postTo(store)).toBe(503)
  expect(await postTo(store)).toBe(503)
  expect((await store.list()).enquiries).toHaveLength(1)
  makeRoom()
  expect(await postTo(store)).toBe(200)
  expect((await store.list()).enquiries).toHaveLength(2)
})

test(`${disk.kind} that turns read-only gives 503`, async () => {
  disk.begin()
  const store = openFileStore(home)
  expect(await postTo(store)).toBe(200)
  disk.makeReadOnly()
  expect(await postTo(store)).toBe(503)
  expect(await postTo(openFileStore(join(home, "never/made")))).toBe(503)
  expect((await store.list()).enquiries).toHaveLength(1)
})

const nobody = 65534

test("a directory we may not write to gives 503", async () => {
  // Root may write everywhere, so it is somebody else meanwhile.
  if (isRoot) {
    chownSync(home, nobody, -1)
    process.seteuid?.(nobody)
  }
  chmodSync(home, 0o500)
  try {
    expect(await postTo(openFileStore(join(home, "spool")))).toBe(503)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

test("a path that is no directory gives 503", async () => {
  writeFileSync(join(home, "file"), "")
  expect(await postTo(openFileStore(join(home, "file/spool")))).toBe(503)
})
