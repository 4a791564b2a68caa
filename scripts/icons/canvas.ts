import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"

/** One SVG element. */
export const element = (name: string, attributes: Record<string, string | number>, children = ""): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join("")}>${children}</${name}>`
}

export const writeFile = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`)
}

/** Renders a drawing to a small PNG with a palette of its few colours. */
export const writePng = async (file: string, drawing: string): Promise<void> => {
  const png = sharp(Buffer.from(drawing)).png({ palette: true, colours: 48, dither: 0, effort: 10 })
  writeFile(file, await png.toBuffer())
}
