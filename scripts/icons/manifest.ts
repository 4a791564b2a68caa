import { readFileSync } from "node:fs"
import { readPalette } from "../../src/outputs/share-images/palette"
import { writeFile } from "./canvas"

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** Writes the web manifest from the site's own content and colours. */
export const writeManifest = (): void => {
  const site: { brand: string; tagline: string; language: string } = JSON.parse(
    readFileSync("content/site.json", "utf8"),
  )
  const paper = readPalette("light")("paper")
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: site.tagline,
    lang: site.language,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  }
  writeFile("static/manifest.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`)
}
