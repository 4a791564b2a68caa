import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { site } from "../shared/site"
import { readPalette } from "../styles/design-tokens"

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** Name, colours and icons of the site for home screens (W3C, "Web Application Manifest"). */
export const writeWebManifest = (): Promise<void> => {
  const { brand, tagline, language } = site
  const paper = readPalette("light")("paper")
  const manifest = {
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  }
  return writeFile(join("public", "manifest.webmanifest"), JSON.stringify(manifest))
}
