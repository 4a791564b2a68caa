import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { bringBackImages, putLeftoversAway } from "./put-away"
import { imagesIn } from "./unused-images"

const hash = (sign: string) => sign.repeat(32)

test("images are found by their content and form, however their files are called", () => {
  const text = `"srcSet":"/static/${hash("a")}/381e5/my drawing.png 300w,\\n/static/${hash("a")}/bb8ee/x.webp 600w"
    url(/static/newsreader-${hash("c")}.woff2) <img src="/static/${hash("b")}/plan.svg">`
  expect(imagesIn(text)).toEqual([`${hash("a")}/381e5`, `${hash("a")}/bb8ee`, hash("b")])
})

describe("in a folder that is built again and again", () => {
  const before = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), "leftovers-"))
  const write = (file: string, text = "") => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const shown = `public/static/${hash("a")}/381e5/x.png`
  const otherForm = `public/static/${hash("a")}/bb8ee/x.png`
  const unused = `public/static/${hash("b")}/plan.svg`
  const font = `public/static/newsreader-${hash("c")}.woff2`

  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })

  test("images that no page shows are put away, and come back for the next build", () => {
    for (const file of [shown, otherForm, unused, font]) write(file)
    write("public/page-data/x/page-data.json", `"/static/${hash("a")}/381e5/x.png"`)
    putLeftoversAway()
    expect([shown, otherForm, unused, font].map(file => existsSync(file))).toEqual([true, false, false, true])
    bringBackImages()
    expect([otherForm, unused].map(file => existsSync(file))).toEqual([true, true])
  })

  test("compressed copies go, an editor's own compressed file stays", () => {
    write("static/data.csv.gz")
    for (const file of ["data.csv.gz", "gone/index.html.br", "index.html", "index.html.gz"])
      write(`public/${file}`)
    putLeftoversAway()
    const left = ["data.csv.gz", "gone/index.html.br", "index.html", "index.html.gz"].map(file =>
      existsSync(`public/${file}`),
    )
    expect(left).toEqual([true, false, true, false])
  })
})
