import type { Font } from "opentype.js"
import { instanceOf } from "./cut"

/** A fallback face: the metrics of a web font laid over a font the visitor already has. */
export interface Fallback {
  family: string
  weights: string
  local: string[]
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

const serif = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2"
const sans = "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2"
const twin = (name: string, weight = 400) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`

// Arimo, Tinos and Gelasio have the advance widths of Arial, Times New Roman and Georgia.
// The browser takes the last face of a family whose local font exists: the commonest stands last.
const plans = [
  {
    family: "Newsreader",
    source: serif,
    axes: { opsz: 40, wght: 500 },
    weights: "400 600",
    twin: twin("noto-serif"),
    local: ["Noto Serif"],
  },
  {
    family: "Newsreader",
    source: serif,
    axes: { opsz: 40, wght: 500 },
    weights: "400 600",
    twin: twin("tinos"),
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
  },
  {
    family: "Newsreader",
    source: serif,
    axes: { opsz: 40, wght: 500 },
    weights: "400 600",
    twin: twin("gelasio"),
    local: ["Georgia", "Gelasio"],
  },
  {
    family: "Schibsted Grotesk",
    source: sans,
    axes: { wght: 400 },
    weights: "400 500",
    twin: twin("roboto"),
    local: ["Roboto"],
  },
  {
    family: "Schibsted Grotesk",
    source: sans,
    axes: { wght: 650 },
    weights: "600 700",
    twin: twin("roboto", 700),
    local: ["Roboto Bold"],
  },
  {
    family: "Schibsted Grotesk",
    source: sans,
    axes: { wght: 400 },
    weights: "400 500",
    twin: twin("arimo"),
    local: ["Arial", "Helvetica", "Liberation Sans", "Arimo"],
  },
  {
    family: "Schibsted Grotesk",
    source: sans,
    axes: { wght: 650 },
    weights: "600 700",
    twin: twin("arimo", 700),
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"],
  },
]

const sample = `See which work grows your audience, and by how much. Most measurement projects fail at a join.
Six months in, nobody can say why analytics shows 3,228 orders when the order system shows 4,200. We set up
measurement, repair technical SEO, run campaigns and train teams: every recommendation comes with its evidence
and an estimate of its effect. Cohort analysis: reading retention curves. Dashboards built from decisions.`

const widthOf = (font: Font): number => font.getAdvanceWidth(sample.replace(/\n/g, " "), 1, { kerning: true })

/** Computes every fallback face from the fonts themselves, so that a swap moves nothing. */
export async function computeFallbacks(): Promise<Fallback[]> {
  return Promise.all(
    plans.map(async ({ family, source, axes, weights, twin: twinSource, local }) => {
      const web = await instanceOf(source, sample, axes)
      const sizeAdjust = widthOf(web) / widthOf(await instanceOf(twinSource, sample, {}))
      const share = (units: number) => units / web.unitsPerEm / sizeAdjust
      const { ascender, descender, lineGap } = web.tables.hhea
      return {
        family: `${family} Fallback`,
        weights,
        local,
        sizeAdjust,
        ascent: share(ascender),
        descent: share(-descender),
        lineGap: share(lineGap),
      }
    }),
  )
}
