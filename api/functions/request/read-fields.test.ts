import { serveHandler } from "../../../test/support/serve-handler"
import type { Incoming } from "./incoming"
import { readFields } from "./read-fields"
import { leaveBodyToFunction } from "./unread-body"

const parsedByHost = (body: unknown, more: object = {}) =>
  ({
    readableEnded: true,
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body,
    ...more,
  }) as unknown as Incoming

/** Own `readableEnded` marks our own trick, so the host's stands on the prototype as in Node. */
const consumed = (body: unknown, more: object = {}) => Object.create(parsedByHost(body, more)) as Incoming

test("fields that the host parsed are taken", async () => {
  expect(await readFields(consumed({ name: "A" }), 100)).toMatchObject({
    ok: true,
    value: { name: "A" },
  })
})

test.each([
  ["fields", { name: "x".repeat(70_000) }, {}],
  ["a file", {}, { files: [{ size: 70_000 }] }],
  ["bytes", Buffer.alloc(70_000), {}],
])("too much in %s that the host parsed is refused", async (_what, body, more) => {
  expect(await readFields(consumed(body, more), 100)).toMatchObject({ refusal: { status: 413 } })
})

test("a host that parsed nothing gives no fields", async () => {
  expect(await readFields(consumed(undefined), 100)).toMatchObject({ ok: true, value: {} })
})

test("a body left to the function is read by it", async () => {
  const server = await serveHandler(async (req, res) => {
    leaveBodyToFunction(req)
    const seen = req.readableEnded
    const result = await readFields(req, 1000)
    res.end(JSON.stringify([seen, result]))
  })
  const response = await fetch(server.origin, { method: "POST", body: new URLSearchParams({ name: "A" }) })
  expect(await response.json()).toEqual([true, { ok: true, value: { name: "A" } }])
  await server.close()
})
