import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { brotliDecompressSync } from "node:zlib"
import type { RoutesManifest } from "gatsby"
import { ownSite } from "../../test/publishing/small-build"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { buildManifest, prepareFiles } from "./server-adapter"

const build = (...routes: object[]) =>
  buildManifest({
    site: ownSite,
    routes: routes as unknown as RoutesManifest,
    policies: new Map(),
    prepared: new Map(),
    common: [],
  })

test("a page for unknown paths that was not built stops the build", () => {
  const rule = { type: "redirect", path: "/*", toPath: "/404.html", status: 404, headers: [] }
  expect(() => build(rule)).toThrow("/404.html was not built")
})

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
