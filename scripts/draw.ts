import { writeFileSync } from "node:fs"
import sharp from "sharp"
import { mark } from "../src/shared/logo-mark"
import { site } from "../src/shared/site"
import { readPalette } from "../src/styles/design-tokens"

// npm run draw: the favicon for both themes, the icons of home screens, and the web manifest.
const light = readPalette("light")
const dark = readPalette("dark")

const write = (file: string, content: string | Buffer): void => {
  writeFileSync(file, content)
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`)
}

const favicon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">`,
  `<style>.s{fill:${light("ink")}}.l{fill:${light("signal")}}`,
  `@media (prefers-color-scheme:dark){.s{fill:${dark("ink")}}.l{fill:${dark("signal")}}}</style>`,
  `<path class="s" d="${mark.steps}"/><path class="l" d="${mark.leg}"/></svg>\n`,
].join("")

const writeTile = async (name: string, size: number, share: number, radius = 0): Promise<void> => {
  const inset = (size * (1 - share)) / 2
  const tile = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${light("band")}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${(size * share) / mark.size})">`,
    `<path d="${mark.steps}" fill="${light("on-band")}"/>`,
    `<path d="${mark.leg}" fill="#ff9672"/></g></svg>`,
  ].join("")
  const png = sharp(Buffer.from(tile)).png({ palette: true, colours: 48, dither: 0, effort: 10 })
  write(`static/${name}.png`, await png.toBuffer())
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

const writeManifest = (): void => {
  const { brand, tagline, language } = site
  const paper = light("paper")
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
  write("static/manifest.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`)
}

const main = async (): Promise<void> => {
  write("static/favicon.svg", favicon)
  await writeTile("favicon-32", 32, 0.75, 4)
  await writeTile("icon-192", 192, 0.62, 24)
  await writeTile("icon-512", 512, 0.62, 64)
  // Platforms may crop a maskable icon to a circle of 80 % of its width; Apple rounds the corners itself.
  await writeTile("icon-maskable-512", 512, 0.48)
  await writeTile("apple-touch-icon", 180, 0.58)
  writeManifest()
}

void main()
