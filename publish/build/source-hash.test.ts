import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { hashCode } from "./source-hash"

const root = mkdtempSync(join(tmpdir(), "key-"))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const day = new Date("2026-11-22")
const key = (env = {}, now = day) => hashCode(root, { SITE_URL: "https://x.example", ...env }, now)

beforeAll(() => {
  write("src/a.ts", "1")
  write("static/a.pdf", "1")
  write("gatsby-node.ts", "1")
  write(".parcelrc", "1")
  write("package-lock.json", "1")
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  "src/a.ts",
  "src/deep/new.css",
  "static/a.pdf",
  "gatsby-node.ts",
  ".parcelrc",
  "package-lock.json",
])("a change of %s begins from nothing", async file => {
  const before = await key()
  write(file, "2")
  expect(await key()).not.toBe(before)
  expect(await key()).toBe(await key())
})

test.each(["content/posts/x.md", "src/a.test.ts", "src/gatsby-types.d.ts", "public/index.html", "README.md"])(
  "a change of %s does not",
  async file => {
    const before = await key()
    write(file, "2")
    expect(await key()).toBe(before)
  },
)

test("settings that reach the pages count, others do not, nor does the day, but the year does", async () => {
  const before = await key()
  expect(await key({ SITE_URL: "https://y.example" })).not.toBe(before)
  expect(await key({ GATSBY_CHAT_WIDGET_KEY: "abcdefgh" })).not.toBe(before)
  expect(await key({ DESK_BACKEND: "github" })).not.toBe(before)
  expect(await key({ PORT: "9000", TZ: "Asia/Kolkata", GATSBY_CPU_COUNT: "3" })).toBe(before)
  expect(await key({}, new Date("2026-12-31T12:00:00"))).toBe(before)
  expect(await key({}, new Date("2027-01-01T12:00:00"))).not.toBe(before)
})
