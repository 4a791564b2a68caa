import { readFileSync, writeFileSync } from "node:fs"
import { type Family, loadFonts } from "./fonts"
import { outlineTexts } from "./outline-texts"

/** `npm run outline -- FILE.svg …`: makes outlines of the text in drawings, in place (docs/editors.md, "Drawings"). */
const main = async (files: readonly string[]): Promise<void> => {
  if (files.length === 0) throw new Error("Which files? npm run outline -- content/posts/x/drawing.svg")
  const loaded = new Map<string, ReturnType<typeof loadFonts>>()
  const fonts = (family: Family, weight: number) => {
    const key = `${family} ${weight}`
    const known = loaded.get(key) ?? loadFonts(family, weight)
    loaded.set(key, known)
    return known
  }
  for (const file of files) {
    const svg = await outlineTexts(readFileSync(file, "utf8"), fonts)
    writeFileSync(file, svg)
    console.log(`${file}: ${svg.length} characters`)
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
