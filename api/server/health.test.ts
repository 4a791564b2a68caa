import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { health } from "./health"

const at = (url: string) => {
  process.env.ENQUIRIES_URL = url
  return health()
}

afterEach(() => {
  delete process.env.ENQUIRIES_URL
})

test("a store that is not there yet is well if it can be made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "health-"))
  expect(await at(`file:${folder}/not/yet`)).toEqual({ status: "ok", store: "writable" })
})

test("a store that cannot be written is told", async () => {
  expect(await at("file:/proc/enquiries")).toEqual({ status: "failing", store: "unwritable" })
})

test("a database is not asked", async () => {
  expect(await at("postgres://db/enquiries")).toEqual({ status: "ok", store: "remote" })
})
