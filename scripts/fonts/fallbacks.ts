import type { Font } from "opentype.js"
import { instanceOf } from "./cut"
import { newsreader, schibsted } from "./faces"

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

const serif = newsreader("latin")
const sans = schibsted("latin")
const twin = (name: string, weight = 400) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`

const arial = ["Arial", "Helvetica", "Liberation Sans", "Arimo Regular"]
const arialBold = ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"]
const roboto = ["Roboto", "Roboto Regular", "Roboto-Regular"]

// Arimo, Tinos and Gelasio have the advance widths of Arial, Times New Roman and Georgia.
// The browser takes the last face of a family whose local font exists: the commonest stands last.
const plans = [
  {
    family: "Newsreader",
    weights: [500],
    twin: twin("noto-serif"),
    local: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular"],
  },
  {
    family: "Newsreader",
    weights: [500],
    twin: twin("tinos"),
    local: ["Times New Roman", "Liberation Serif", "Tinos Regular"],
  },
  {
    family: "Newsreader",
    weights: [500],
    twin: twin("gelasio"),
    local: ["Georgia", "Gelasio Regular"],
  },
  { family: "Schibsted Grotesk", weights: [400, 500], twin: twin("roboto"), local: roboto },
  {
    family: "Schibsted Grotesk",
    weights: [600, 700],
    twin: twin("roboto", 700),
    local: ["Roboto Bold", "Roboto-Bold"],
  },
  { family: "Schibsted Grotesk", weights: [400, 500], twin: twin("arimo"), local: arial },
  { family: "Schibsted Grotesk", weights: [600, 700], twin: twin("arimo", 700), local: arialBold },
]

const sample = `See which work grows your audience, and by how much. Four services, one standard of evidence. Most
measurement projects fail at a join: six months in, nobody can say why analytics shows fewer orders than the order
system. We set up measurement, repair technical search, run campaigns and train teams. A dashboard earns its place
when someone does something different because of a number on it. Cohort analysis: reading retention curves.`

const widthOf = (font: Font): number => font.getAdvanceWidth(sample.replace(/\n/g, " "), 1, { kerning: true })

async function fallbackOf(plan: (typeof plans)[number], weight: number): Promise<Fallback> {
  const isSerif = plan.family === "Newsreader"
  const web = await instanceOf(
    isSerif ? serif : sans,
    sample,
    isSerif ? { opsz: 40, wght: weight } : { wght: weight },
  )
  const sizeAdjust = widthOf(web) / widthOf(await instanceOf(plan.twin, sample, {}))
  const share = (units: number) => units / web.unitsPerEm / sizeAdjust
  const { ascender, descender, lineGap } = web.tables.hhea
  return {
    family: `${plan.family} Fallback`,
    // The serif has one weight, which stands for all that a headline may ask for.
    weights: isSerif ? "400 600" : String(weight),
    local: plan.local,
    sizeAdjust,
    ascent: share(ascender),
    descent: share(-descender),
    lineGap: share(lineGap),
  }
}

/** Computes every fallback face from the fonts themselves, so that a swap moves nothing. */
export async function computeFallbacks(): Promise<Fallback[]> {
  return Promise.all(plans.flatMap(plan => plan.weights.map(weight => fallbackOf(plan, weight))))
}
