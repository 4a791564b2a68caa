import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ShareCard } from "./render-share-image"

const folder = "src/gatsby/share-images"
const otherSources = ["src/styles/tokens.css", "src/components/layout/logo-mark.ts"]

let drawing: string | undefined

/** A hash of all that decides how an image looks, so that a change of colour or layout draws every image again. */
function drawingHash(): string {
  if (drawing) return drawing
  const fonts = readdirSync(join(process.cwd(), folder, "fonts")).sort()
  const modules = readdirSync(join(process.cwd(), folder)).filter(name => /(?<!\.test|\.d)\.ts$/.test(name))
  const files = [
    ...fonts.map(name => join(folder, "fonts", name)),
    ...modules.sort().map(name => join(folder, name)),
    ...otherSources,
  ]
  const hash = createHash("sha256")
  for (const file of files) hash.update(readFileSync(join(process.cwd(), file)))
  drawing = hash.digest("hex")
  return drawing
}

/** The address of a card's image: it names its content, so it may be cached for ever. */
export function shareImagePath({ title, section, brand }: ShareCard): string {
  const hash = createHash("sha256").update(JSON.stringify([drawingHash(), title, section, brand]))
  return `/share-images/${hash.digest("hex").slice(0, 20)}.png`
}
