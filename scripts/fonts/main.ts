import { mkdirSync, writeFileSync } from "node:fs"
import { charactersInUse } from "./characters"
import { cutFont, lossesOf } from "./cut"
import { type Cut, cuts } from "./faces"
import { cutOutlines } from "./outlines"

const limit = 60_000
const folder = "src/styles/fonts"

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
const rule = (lines: string[]) => `@font-face {\n${lines.map(line => `  ${line};`).join("\n")}\n}\n`

// A browser takes a family's faces together where their weights are the same.
const webFaces = ({ name, alsoFor, only = "", ...own }: Cut) =>
  [own, ...(alsoFor ? [alsoFor] : [])]
    .map(({ family, weights }) =>
      rule([
        `font-family: "${family}"`,
        `src: url("./fonts/${name}.woff2") format("woff2")`,
        `font-weight: ${weights}`,
        "font-style: normal",
        "font-display: swap",
        `unicode-range: ${[...only].map(codePoint).join(", ")}`,
      ]),
    )
    .join("\n")

/** The stylesheet of the small fonts; the main ones stand in the documents (`src/document/head/font-faces.tsx`). */
const fontsCss = (cuts: readonly Cut[]): string => {
  const head = "/* Written by scripts/fonts (npm run fonts); change the script, not this file. */\n"
  return [head, ...cuts.filter(({ only }) => only).map(webFaces)].join("\n")
}

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })

  const characters = charactersInUse("content")
  let total = 0
  for (const cut of cuts) {
    const file = await cutFont(cut, characters)
    writeFileSync(`${folder}/${cut.name}.woff2`, file)
    total += file.length
    const losses = await lossesOf(file, cut, characters)
    console.log(
      `${cut.name}: ${file.length} bytes${losses.length > 0 ? `, without ${losses.join(" ")}` : ""}`,
    )
  }
  console.log(`together: ${total} bytes`)
  if (total > limit) throw new Error(`The fonts weigh ${total} bytes together; at most ${limit} are allowed`)

  writeFileSync("src/styles/fonts.css", fontsCss(cuts))
  for (const [name, font] of await cutOutlines())
    writeFileSync(`src/outputs/share-images/fonts/${name}.ttf`, font)
}

void main()
