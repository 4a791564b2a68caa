import { parseBody } from "./parse-body"

const parse = async (type: string, body: string | Buffer, encoding = "") => {
  const result = await parseBody(Buffer.from(body as string), { type, encoding })
  return result.ok ? { ...result.value } : result.refusal.status
}
const urlencoded = "application/x-www-form-urlencoded"
const part = (name: string, value: string) =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test("JSON, urlencoded and multipart say the same", async () => {
  const expected = { name: "Zoë", email: "z@x.in" }
  expect(await parse("application/json; charset=UTF-8", JSON.stringify(expected))).toEqual(expected)
  expect(await parse(urlencoded, "name=Zo%C3%AB&email=z%40x.in&name=again")).toEqual(expected)
  const body = `${part("name", "Zoë")}${part("email", "z@x.in")}--xyz--\r\n`
  expect(await parse("multipart/form-data; boundary=xyz", body)).toEqual(expected)
})

test.each([
  ["application/json", "{"],
  ["application/json", "[1]"],
  ["application/json", '"text"'],
  ["application/json", "null"],
  ["application/json", ""],
  ["application/json", Buffer.from([0x7b, 0xff, 0x7d])],
  ["multipart/form-data", "x"],
  ["multipart/form-data; boundary=xyz", part("name", "cut off")],
  ["multipart/form-data; boundary=xyz", ""],
])("%s with %p is unreadable", async (type, body) => {
  expect(await parse(type, body)).toBe(400)
})

test("a multipart body of hundreds of parts is unreadable", async () => {
  const parts = (count: number) =>
    parse("multipart/form-data; boundary=xyz", `${part("a", "b").repeat(count)}--xyz--\r\n`)
  expect(await parts(50)).toEqual({ a: "b" })
  expect(await parts(200)).toBe(400)
})

test.each(['; charset="utf-8"', ";charset = UTF8 ", "; charset=", "; x=y; charset=us-ascii"])(
  "application/json%s is understood",
  async parameter => {
    expect(await parse(`application/json${parameter}`, "{}")).toEqual({})
  },
)

test.each([
  ["text/plain", ""],
  ["", ""],
  ["application/json; charset=utf-16", ""],
  ["application/json", "gzip"],
])("type %p, encoding %p is not understood", async (type, encoding) => {
  expect(await parse(type, "{}", encoding)).toBe(415)
})

test("keys of prototypes are fields like any other", async () => {
  const result = await parseBody(Buffer.from('{"__proto__":{"polluted":"yes"},"constructor":"x"}'), {
    type: "application/json",
    encoding: "",
  })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(result.ok && Object.keys(result.value)).toEqual(["__proto__", "constructor"])
  expect(result.ok && Object.getPrototypeOf(result.value)).toBeNull()
})

test("files are skipped", async () => {
  const file = '--xyz\r\nContent-Disposition: form-data; name="name"; filename="a.txt"\r\n\r\ntext\r\n'
  expect(
    await parse("multipart/form-data; boundary=xyz", `${file}${part("email", "a@b.c")}--xyz--\r\n`),
  ).toEqual({
    email: "a@b.c",
  })
})
