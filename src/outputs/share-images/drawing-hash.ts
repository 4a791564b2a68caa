import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const folder = "src/outputs/share-images"
const otherSources = ["src/styles/tokens.css", "src/shared/logo-mark.ts"]

let drawing: string | undefined

/** A hash of all that decides how an image looks, so that a change of colour or layout draws every image again. */
export function drawingHash(): string {
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
