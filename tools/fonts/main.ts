import { createHash } from "node:crypto"
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { command, UsageError } from "../../src/command"
import { createSubset, type FallbackFace, fallbackFaces, imageFaces, inlinedFaces } from "./faces"

const note = "Written by npx tsx tools/fonts/main.ts; change tools/fonts, not this file."
const folder = "static/fonts"

const fontFace = (name: string, { family, weights, range }: FallbackFace) =>
  `@font-face {
  font-family: "${family}";
  src: url("/fonts/${name}");
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}
`

const writeInlinedFonts = async (): Promise<void> => {
  const fonts = []
  for (const face of inlinedFaces) {
    const { family, weights, range } = face
    const file = await createSubset(face, "woff2")
    console.log(`inlined, ${face.characters.slice(0, 12)}…: ${file.length} bytes`)
    fonts.push({ family, weights, range, data: file.toString("base64") })
  }
  const text = `// ${note}\nexport const inlinedFonts = ${JSON.stringify(fonts, null, 2)}\n`
  writeFileSync("src/document/font-data.ts", text)
}

const writeFallbackFonts = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const rules = []
  for (const [name, face] of Object.entries(fallbackFaces)) {
    const file = await createSubset(face, "woff2")
    const hash = createHash("sha256").update(file).digest("hex").slice(0, 8)
    const fileName = `${name}-${hash}.woff2`
    console.log(`${fileName}: ${file.length} bytes`)
    writeFileSync(`${folder}/${fileName}`, file)
    rules.push(fontFace(fileName, face))
  }
  writeFileSync("src/styles/fonts.css", [`/* ${note} */\n`, ...rules].join("\n"))
}

const writeImageFonts = async (): Promise<void> => {
  for (const [name, face] of Object.entries(imageFaces))
    writeFileSync(
      `src/outputs/share-images/fonts/${name}.ttf`,
      await createSubset({ ...face, features: ["kern"] }, "truetype"),
    )
}

command(
  { call: "npx tsx tools/fonts/main.ts", about: "Subsets the fonts of the pages and of share images." },
  async () => {
    if (!existsSync("tools/node_modules/subset-font"))
      throw new UsageError('The fonts are not installed: run "npm ci --prefix tools" first')
    await writeInlinedFonts()
    await writeFallbackFonts()
    await writeImageFonts()
  },
)
