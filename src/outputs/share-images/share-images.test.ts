import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { temporaryFolder } from "../../../test/support/temporary-folder"
import { logoSvg } from "../../content-model/fixtures/project"
import { drawingVersion, shareImagePath } from "../../shared/share-card"
import { drawableText, drawMissingImages, drawShareImage, renderShareImage } from "./share-images"

jest.mock("../../content-model/read/logo", () => {
  const { readLogo } = jest.requireActual("../../content-model/read/logo")
  return { ownLogo: () => readLogo(logoSvg).logo }
})

const card = { title: "Cohort analysis: reading retention curves", section: "Analytics", brand: "Aarohan" }

test("an image is 1200 × 630, small, and the same every time", async () => {
  const [first, second] = await Promise.all([renderShareImage(card), renderShareImage(card)])
  expect(first.equals(second)).toBe(true)
  expect(first.length).toBeLessThan(60_000)
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" })
})

test("the version changes with the drawing code, since caches keep images for ever", async () => {
  const titles = ["Ārohaṇa: ₹5 of measurement ".repeat(6), "A → B"]
  const samples = [card, ...titles.map(title => ({ ...card, title, section: "SEO" }))]
  const version = createHash("sha256")
    .update((await Promise.all(samples.map(drawShareImage))).join(""))
    .digest("hex")
    .slice(0, 8)
  // Where this fails, write the hash into src/shared/share-card.ts.
  expect(drawingVersion).toBe(version)
})

test.each([
  ["no title", ""],
  ["a script the font lacks", "हिन्दी में शीर्षक"],
  ["markup", `<script>&"'`],
  ["a very long title", "Measurement ".repeat(200)],
  ["one long word", "₹".repeat(400)],
])("%s is drawn", async (_name, title) => {
  expect(await drawShareImage({ ...card, title })).not.toMatch(/NaN|undefined|Infinity/)
  const image = await renderShareImage({ ...card, title })
  expect(image.length).toBeLessThan(60_000)
  // Nothing is drawn in the margin, which has one colour.
  const margin = await sharp(image).extract({ left: 1130, top: 0, width: 70, height: 460 }).raw().toBuffer()
  expect(new Set(margin).size).toBeLessThanOrEqual(4)
})

test.each([
  ["Ārohaṇa ₹5", "Ārohana ₹5"],
  ["Launch 🚀 day", "Launch day"],
  ["2× better ≥ why", ""],
  ["A → B", ""],
  ["हिन्दी and English", ""],
])("%j is drawn as %j: whole but for emoji and accents, or not at all", (written, drawn) => {
  expect(drawableText(written)).toBe(drawn)
})

test("the writer draws each card once, keeps existing images, and removes those of other cards", async () => {
  const folder = temporaryFolder()
  const other = { ...card, title: "About" }
  expect(await drawMissingImages([card, other, card], folder)).toBe(2)
  await writeFile(join(folder, "share-images/0.png"), "")
  expect(await drawMissingImages([card, other], folder)).toBe(0)
  expect(await readdir(join(folder, "share-images"))).toHaveLength(2)
  const written = await readFile(join(folder, shareImagePath(card)))
  expect(written.equals(await renderShareImage(card))).toBe(true)
})
