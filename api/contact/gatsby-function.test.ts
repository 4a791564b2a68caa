import { parsedFields } from "./gatsby-function"

test("fields that multer parsed are taken, and nothing gives no fields", () => {
  expect(parsedFields({ body: { name: "A" } })).toMatchObject({ ok: true, value: { name: "A" } })
  expect(parsedFields({})).toMatchObject({ ok: true, value: {} })
})

test.each([
  ["fields", { body: { name: "x".repeat(70_000) } }],
  ["a file", { body: {}, files: [{ size: 70_000 }] }],
])("too much in %s is refused", (_what, parsed) => {
  expect(parsedFields(parsed)).toMatchObject({ refusal: { status: 413 } })
})
