import { drawBrandLogos } from "./brand-logos"
import { drawContact } from "./contact"
import { drawCovers } from "./covers"
import { drawIcons } from "./icons"
import { writeManifest } from "./manifest"

const main = async (): Promise<void> => {
  await drawIcons()
  writeManifest()
  drawBrandLogos()
  await drawContact()
  await drawCovers()
}

main().catch(error => {
  console.error(error)
  process.exit(1)
})
