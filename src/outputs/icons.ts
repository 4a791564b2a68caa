import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { ownLogo } from "../content-model"
import { addThemeColours } from "../gatsby/image-nodes"
import type { iconFiles } from "../shared/built-files"
import { contentHash } from "../shared/hash"
import { colouredMarkup, type Logo, squareAround } from "../shared/logo"
import { siteColours } from "../shared/site-colours"
import { readPalette } from "../styles/design-tokens"

type IconFile = (typeof iconFiles)[number]

/** Changes with the site's logo and colours. */
export const brandHash = (): string => contentHash(JSON.stringify([siteColours, ownLogo()]))

/** The logo in the colours of a browser's theme. */
const favicon = (logo: Logo): string =>
  addThemeColours(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(logo)}">${logo.markup}</svg>`,
  )

/** The logo on a tile of the band's colour, in the dark theme's, since the band is dark in both. */
const tile = (logo: Logo, size: number, share: number, radius = 0): Promise<Buffer> => {
  const [light, dark] = [readPalette("light"), readPalette("dark")]
  const inset = (size * (1 - share)) / 2
  const onTile: Record<string, string> = { ink: light("on-band"), paper: light("band") }
  const drawn = colouredMarkup(logo, token => onTile[token] ?? dark(token))
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${light("band")}"/>`,
    `<svg x="${inset}" y="${inset}" width="${size * share}" height="${size * share}" viewBox="${squareAround(logo)}">`,
    `${drawn}</svg></svg>`,
  ].join("")
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 48, dither: 0, effort: 10 }).toBuffer()
}

/** Draws the favicon for both themes, and the icons of home screens. */
export const writeIcons = async (): Promise<void> => {
  const logo = ownLogo()
  const write = async (file: IconFile, content: string | Promise<Buffer>) =>
    writeFile(join("public", file), await content)
  await write("/favicon.svg", favicon(logo))
  await write("/favicon-32.png", tile(logo, 32, 0.75, 4))
  await write("/icon-192.png", tile(logo, 192, 0.62, 24))
  await write("/icon-512.png", tile(logo, 512, 0.62, 64))
  // Platforms may crop a maskable icon to a circle of 80 % of its width; Apple rounds the corners itself.
  await write("/icon-maskable-512.png", tile(logo, 512, 0.48))
  await write("/apple-touch-icon.png", tile(logo, 180, 0.58))
}
