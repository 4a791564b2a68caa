import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serveHandler } from "../../test/support/serve-handler"
import { loadFunction } from "./load-function"

const root = mkdtempSync(join(tmpdir(), "functions-"))

const load = (source: string) => {
  const entry = `${Math.random().toString(36).slice(2)}.js`
  writeFileSync(join(root, entry), source)
  return loadFunction({ path: "/api/x", entry }, root)
}

const post = async (source: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const run = load(source)
  const server = await serveHandler((req, res) => void run(req, res))
  try {
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit
    const answer = await fetch(server.origin, init)
    return { status: answer.status, text: await answer.text() }
  } finally {
    await server.close()
  }
}

const parsed = "exports.default = (req, res) => res.end(String(req.readableEnded))"

test("a function that reads its body gets it unread, of whatever size", async () => {
  const own = `${parsed}; exports.config = { bodyParser: { raw: { type: "unread" } } }`
  expect(await post(own, "x".repeat(70_000))).toEqual({ status: 200, text: "true" })
})

test("for any other, 64 kB are enough, and must be declared", async () => {
  expect(await post(parsed, "x".repeat(70_000))).toMatchObject({ status: 413 })
  expect(await post(parsed, new Blob(["x"]).stream())).toMatchObject({ status: 411 })
  expect(await post(parsed, "x")).toMatchObject({ status: 200 })
})

test("what exports no function is told at start", () => {
  expect(() => load("exports.x = 1")).toThrow("exports no function for /api/x")
})
