import { accents, rupee, symbols } from "./characters"

/** One font file to write: what it is cut from, and what is kept of it. */
export type Cut = {
  name: string
  family: "Newsreader" | "Schibsted Grotesk"
  source: string
  axes: Record<string, number | { min: number; max: number }>
  weights: string
  features: string[]
  /** Characters this file is for; without it the file is the family's main one, which stands in each document. */
  only?: string
}

/** The variable serif of one character subset, with its weight and optical size axes. */
export const newsreader = (subset: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${subset}-opsz-normal.woff2`
/** The variable grotesque of one character subset. */
export const schibsted = (subset: string) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${subset}-wght-normal.woff2`

// The serif sets headlines in one weight, so both its axes stand still: a free optical size would cost 22 kB, a free
// weight 10 kB.
const serif = { opsz: 40, wght: 500 }
const sans = { wght: { min: 400, max: 700 } }

// The Latin files hold neither ₹ nor arrows; those come in small fonts, which only a page that shows them has.
export const cuts: Cut[] = [
  {
    name: "newsreader",
    family: "Newsreader",
    source: newsreader("latin"),
    axes: serif,
    weights: "400 600",
    // Its figures are all of one width as they are.
    features: ["kern", "liga", "rvrn"],
  },
  {
    name: "schibsted-grotesk",
    family: "Schibsted Grotesk",
    source: schibsted("latin"),
    axes: sans,
    weights: "400 700",
    // Without its kerning: for a variable weight that is 13 kB, as much as all the letters.
    features: ["tnum"],
  },
  {
    name: "newsreader-accents",
    family: "Newsreader",
    source: newsreader("latin"),
    axes: serif,
    weights: "400 600",
    features: [],
    only: accents,
  },
  {
    name: "schibsted-grotesk-accents",
    family: "Schibsted Grotesk",
    source: schibsted("latin"),
    axes: sans,
    weights: "400 700",
    features: [],
    only: accents,
  },
  {
    name: "newsreader-rupee",
    family: "Newsreader",
    source: newsreader("latin-ext"),
    axes: serif,
    weights: "400 600",
    features: [],
    only: rupee,
  },
  {
    name: "schibsted-grotesk-rupee",
    family: "Schibsted Grotesk",
    source: schibsted("latin-ext"),
    axes: sans,
    weights: "400 700",
    features: [],
    only: rupee,
  },
  {
    name: "schibsted-grotesk-symbols",
    family: "Schibsted Grotesk",
    source: "@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf",
    axes: {},
    weights: "400 700",
    features: [],
    only: symbols,
  },
]
