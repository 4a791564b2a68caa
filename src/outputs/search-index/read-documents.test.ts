import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Readable, readDocuments } from "./read-documents"

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), "documents-"))
beforeAll(() => {
  process.chdir(folder)
  mkdirSync(".cache")
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const write = (path: string, title: string): Readable => {
  mkdirSync(join("public", path), { recursive: true })
  writeFileSync(join("public", path, "index.html"), `<main><h1>${title}</h1><p>A text.</p></main>`)
  return { path, kind: "article" }
}

const keptFile = ".cache/search-pages.json"
const titles = (pages: Readable[]) => readDocuments(pages).map(({ path, title }) => `${path} ${title}`)

test("what was read of a document is read again only when it changes, and forgotten when it goes", () => {
  const [gone, one, two] = [write("/a/gone", "Gone"), write("/a/one", "One"), write("/a/two", "Two")]
  expect(titles([gone, one, two])).toEqual(["/a/gone Gone", "/a/one One", "/a/two Two"])
  writeFileSync(keptFile, readFileSync(keptFile, "utf8").replace("One", "As kept"))
  write("/a/two", "Three")
  expect(titles([two, one])).toEqual(["/a/two Three", "/a/one As kept"])
  expect(readFileSync(keptFile, "utf8")).not.toContain("Gone")
})

test("a file that cannot be read is as none", () => {
  writeFileSync(keptFile, '{"half')
  expect(readDocuments([write("/a/one", "One")])).toMatchObject([{ title: "One", path: "/a/one" }])
})
