/** @proves Server: health */
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { health } from "./health"

test("a store that is not there yet is well if it can be made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "health-"))
  expect(await health(`file:${folder}/not/yet`)).toEqual({ status: "ok", store: "writable" })
})

test("a store that cannot be written is told", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "health-")), "file")
  writeFileSync(file, "")
  const failing = { status: "failing", store: "unwritable" }
  // A file in its place, a place below a file, and a file system without room.
  for (const path of [file, `${file}/store`, "/proc"])
    expect([path, await health(`file:${path}`)]).toEqual([path, failing])
})

test("a database is not asked", async () => {
  expect(await health("postgres://db/enquiries")).toEqual({ status: "ok", store: "remote" })
})
