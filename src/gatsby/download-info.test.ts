import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { describeDocument } from "./download-info"

const folder = temporaryFolder()
const written = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return describeDocument(`/${encodeURI(name)}`, folder)
}

test("a document has its format and size", async () => {
  expect(await written("my rows.csv", "a".repeat(12_600))).toEqual({
    format: "CSV",
    size: "13 kB",
    pages: null,
  })
  expect(await written("tiny.csv", "a")).toEqual({ format: "CSV", size: "1 kB", pages: null })
  expect(await written("large.zip", Buffer.alloc(2_340_000))).toMatchObject({ format: "ZIP", size: "2.3 MB" })
})

test.each([
  ["<</Type /Pages /Kids [1 0 R 2 0 R] /Count 4>>", 4],
  ["<</Count 12/Kids[1 0 R]/Type/Pages>>", 12],
  ["<</Type /Pages /Count 3>> <</Type /Pages /Count 9>>", 9],
  ["<</Type /Page>> <</Count 7>>", null],
  ["compressed", null],
])("the pages of a PDF are counted where they can be read: %s", async (body, pages) => {
  expect(await written("a.pdf", `%PDF-1.4\n${body}`)).toMatchObject({ format: "PDF", pages })
})

test("external and missing documents have no description", async () => {
  for (const path of ["https://x.example/a.pdf", "//x.example/a.pdf", "/missing.pdf", "/50%-off.pdf"])
    expect([path, await describeDocument(path, folder)]).toEqual([path, null])
})
