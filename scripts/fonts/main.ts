import { mkdirSync, writeFileSync } from "node:fs"
import { charactersInUse } from "./characters"
import { fontsCss } from "./css"
import { cutFont, lossesOf } from "./cut"
import { cuts } from "./faces"
import { cutOutlines } from "./outlines"

const limit = 60_000
const folder = "src/styles/fonts"

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

main().catch(error => {
  console.error(error)
  process.exit(1)
})
