import { readPalette } from "../../src/outputs/share-images/palette"
import { mark } from "../../src/shared/logo-mark"
import { element, writeFile, writePng } from "./canvas"

const light = readPalette("light")
const dark = readPalette("dark")

const path = (d: string, fill: string): string => element("path", { d, fill })

const favicon = element(
  "svg",
  { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${mark.size} ${mark.size}` },
  [
    `<style>.s{fill:${light("ink")}}.l{fill:${light("signal")}}`,
    `@media (prefers-color-scheme:dark){.s{fill:${dark("ink")}}.l{fill:${dark("signal")}}}</style>`,
    `<path class="s" d="${mark.steps}"/><path class="l" d="${mark.leg}"/>`,
  ].join(""),
)

/** The mark on a dark tile; `share` is how much of the tile's width it takes. */
const tile = (size: number, share: number, radius = 0): string => {
  const scale = (size * share) / mark.size
  const inset = (size * (1 - share)) / 2
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: size, height: size },
    [
      element("rect", { width: size, height: size, rx: radius, fill: light("band") }),
      element(
        "g",
        { transform: `translate(${inset} ${inset}) scale(${scale})` },
        path(mark.steps, light("on-band")) + path(mark.leg, light("signal-on-band")),
      ),
    ].join(""),
  )
}

/** Draws the favicon in both themes and the tiles that home screens show. */
export const drawIcons = async (): Promise<void> => {
  writeFile("static/favicon.svg", `${favicon}\n`)
  await writePng("static/favicon-32.png", tile(32, 0.75, 4))
  await writePng("static/icon-192.png", tile(192, 0.62, 24))
  await writePng("static/icon-512.png", tile(512, 0.62, 64))
  // A maskable icon may be cut to a circle of 80 % of its width, and Apple rounds the corners itself.
  await writePng("static/icon-maskable-512.png", tile(512, 0.48))
  await writePng("static/apple-touch-icon.png", tile(180, 0.58))
}
