import { createHash } from "node:crypto"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { drawingVersion, shareImagePath } from "../../shared/share-card/share-image-path"
import { drawShareImage, renderShareImage } from "./render-share-image"
import { openTypeface } from "./typeface"
import { writeShareImages } from "./write-share-images"

const card = { title: "Cohort analysis: reading retention curves", section: "Analytics", brand: "Aarohan" }

test("an image is 1200 × 630, light and the same every time", async () => {
  const [first, second] = await Promise.all([renderShareImage(card), renderShareImage(card)])
  expect(first.equals(second)).toBe(true)
  expect(first.length).toBeLessThan(50_000)
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" })
})

test("how images are drawn has a version, since browsers and caches keep each image for ever", () => {
  const samples = [card, { ...card, title: "Ārohaṇa: ₹5 of measurement ".repeat(6), section: "SEO" }]
  const version = createHash("sha256").update(samples.map(drawShareImage).join("")).digest("hex").slice(0, 8)
  // Where this fails, write the hash into src/shared/share-card/share-image-path.ts.
  expect(drawingVersion).toBe(version)
})

test.each([
  ["no title", ""],
  ["a script the font lacks", "हिन्दी में शीर्षक"],
  ["markup", `<script>&"'`],
  ["a very long title", "Measurement ".repeat(200)],
  ["one long word", "₹".repeat(400)],
])("%s is drawn without a flaw in the paths", async (_name, title) => {
  expect(drawShareImage({ ...card, title })).not.toMatch(/NaN|undefined|Infinity/)
  expect((await renderShareImage({ ...card, title })).length).toBeLessThan(50_000)
})

test("letters without a glyph lose their accent; others are left out", () => {
  expect(openTypeface("title", "title-extra").settable("Ārohaṇa हि ₹5")).toBe("Ārohana ₹5")
})

test("kerning is read: a pair that kerns is narrower than its letters", () => {
  const face = openTypeface("title")
  expect(face.width("To", 100)).toBeLessThan(face.width("T", 100) + face.width("o", 100) - 1)
})

describe("the writer", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "share-images-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test("draws each card once, and nothing that the cache holds", async () => {
    const folders = { cacheDir: join(folder, "cache"), outDir: join(folder, "public") }
    const other = { ...card, title: "About" }
    expect(await writeShareImages([card, other, card], folders)).toEqual({ drawn: 2, reused: 0 })
    await rm(folders.outDir, { recursive: true })
    expect(await writeShareImages([card, other], folders)).toEqual({ drawn: 0, reused: 2 })
    expect(await readdir(folders.cacheDir)).toHaveLength(2)
    const written = await readFile(join(folders.outDir, shareImagePath(card)))
    expect(written.equals(await renderShareImage(card))).toBe(true)
  })

  test("the address changes with what the image says", () => {
    expect(shareImagePath(card)).toMatch(/^\/share-images\/[0-9a-f]{20}\.png$/)
    expect(shareImagePath({ ...card, section: "SEO" })).not.toBe(shareImagePath(card))
  })
})
