import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { prepareFiles } from "./prepare-files"

const home = process.cwd()
let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "prepared-"))
  process.chdir(folder)
  mkdirSync("public")
  mkdirSync(".cache")
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const page = (words: string) => `<html><script>window.pagePath="/";</script>${words.repeat(500)}</html>`

// As Gatsby does to pages that come out as they were.
const writeAt = (content: string, seconds: number) => {
  writeFileSync("public/page.html", content)
  utimesSync("public/page.html", seconds, seconds)
}

const prepare = async () => {
  const facts = (await prepareFiles(["page.html"])).get("page.html")
  if (!facts) throw new Error("no facts")
  return facts
}

test("a document is hashed and compressed, and its scripts are found", async () => {
  writeAt(page("word "), 1_700_000_000)
  const facts = await prepare()
  expect(facts.encodings).toEqual(["br", "gzip"])
  expect(facts.scripts).toEqual([expect.stringMatching(/^'sha256-.+'$/)])
  expect(facts.modified).toBe("Tue, 14 Nov 2023 22:13:20 GMT")
})

test("one that a later build writes again as it was keeps its day and its compressed forms", async () => {
  writeAt(page("word "), 1_700_000_000)
  const before = await prepare()
  const compressed = statSync("public/page.html.br").mtimeMs
  writeAt(page("word "), 1_800_000_000)
  expect(await prepare()).toMatchObject({ hash: before.hash, modified: before.modified })
  expect(statSync("public/page.html.br").mtimeMs).toBe(compressed)
})

test("one that changed is compressed anew", async () => {
  writeAt(page("word "), 1_700_000_000)
  const before = await prepare()
  const size = statSync("public/page.html.br").size
  writeAt(page("word ") + page("other "), 1_800_000_000)
  const after = await prepare()
  expect(after.hash).not.toBe(before.hash)
  expect(statSync("public/page.html.br").size).not.toBe(size)
})

test("of two that were the same, one may change without the other", async () => {
  writeAt(page("word "), 1_700_000_000)
  writeFileSync("public/twin.html", page("word "))
  await prepareFiles(["page.html", "twin.html"])
  writeAt(page("other "), 1_800_000_000)
  await prepareFiles(["page.html", "twin.html"])
  const words = (name: string) => brotliDecompressSync(readFileSync(`public/${name}.html.br`)).toString()
  expect([words("page"), words("twin")]).toEqual([page("other "), page("word ")])
})

test.each([
  ["was left alone", 1_700_000_000],
  ["was written again", 1_800_000_000],
])("removed compressed forms of a file that %s are made again", async (_name, seconds) => {
  writeAt(page("word "), 1_700_000_000)
  await prepare()
  rmSync("public/page.html.br")
  writeAt(page("word "), seconds)
  await prepare()
  expect(existsSync("public/page.html.br")).toBe(true)
})

test("what an earlier build compressed is taken over into an empty folder, with its day", async () => {
  writeAt(page("word "), 1_700_000_000)
  const before = await prepare()
  const compressed = statSync("public/page.html.br").mtimeMs
  rmSync("public", { recursive: true })
  mkdirSync("public")
  writeAt(page("word "), 1_800_000_000)
  expect(await prepare()).toEqual(before)
  expect(statSync("public/page.html.br").mtimeMs).toBe(compressed)
})

test("what no file contains any more is forgotten", async () => {
  writeAt(page("word "), 1_700_000_000)
  await prepare()
  const before = readdirSync(".cache/compressed")
  writeAt(page("other "), 1_800_000_000)
  await prepare()
  const after = readdirSync(".cache/compressed")
  expect(after).toHaveLength(before.length)
  expect(after.filter(name => before.includes(name))).toEqual([])
})
