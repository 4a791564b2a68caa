import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { brotliDecompressSync } from "node:zlib"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { prepareFiles } from "./compress-files"

const home = process.cwd()
beforeEach(() => {
  process.chdir(temporaryFolder())
  mkdirSync("public")
})
afterAll(() => process.chdir(home))

const page = `<html>${"word ".repeat(500)}</html>`

test("a changed file gets a new hash and is compressed again", async () => {
  writeFileSync("public/page.html", page)
  const before = (await prepareFiles(["page.html"])).get("page.html")
  writeFileSync("public/page.html", `${page}more`)
  const after = (await prepareFiles(["page.html"])).get("page.html")
  expect(after?.hash).not.toBe(before?.hash)
  expect(brotliDecompressSync(readFileSync("public/page.html.br")).toString()).toBe(`${page}more`)
})

test("small files and photographs are not compressed", async () => {
  writeFileSync("public/small.txt", "word")
  writeFileSync("public/photo.jpg", "x".repeat(5000))
  const facts = await prepareFiles(["small.txt", "photo.jpg"])
  expect([...facts.values()].map(({ encodings }) => encodings)).toEqual([[], []])
})
