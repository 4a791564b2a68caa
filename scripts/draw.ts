import { writeFileSync } from "node:fs"
import sharp from "sharp"
import { command } from "../src/command"
import { mark } from "../src/shared/logo-mark"
import { readPalette } from "../src/styles/design-tokens"

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
    `<path d="${mark.leg}" fill="${dark("signal")}"/></g></svg>`,
  ].join("")
  const png = sharp(Buffer.from(tile)).png({ palette: true, colours: 48, dither: 0, effort: 10 })
  write(`static/${name}.png`, await png.toBuffer())
}

const about = "Draws the favicon for both themes, and the icons of home screens, in static/."

command({ call: "npx tsx scripts/draw.ts", about }, async () => {
  write("static/favicon.svg", favicon)
  await writeTile("favicon-32", 32, 0.75, 4)
  await writeTile("icon-192", 192, 0.62, 24)
  await writeTile("icon-512", 512, 0.62, 64)
  // Platforms may crop a maskable icon to a circle of 80 % of its width; Apple rounds the corners itself.
  await writeTile("icon-maskable-512", 512, 0.48)
  await writeTile("apple-touch-icon", 180, 0.58)
})
