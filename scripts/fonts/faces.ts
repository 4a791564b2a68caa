import {
  accents,
  arrows,
  comparisons,
  furtherLetters,
  numerals,
  operators,
  rareInHeadlines,
  rareSigns,
  rupee,
} from "./characters"

/** One font file to write: what it is cut from, and what is kept of it. */
export type Cut = {
  name: string
  family: "Newsreader" | "Schibsted Grotesk"
  source: string
  axes: Record<string, number | { min: number; max: number }>
  weights: string
  features: readonly string[]
  /** Another family, with the weights of its own files, that takes these characters from the same one. */
  alsoFor?: Pick<Cut, "family" | "weights">
  /** Characters this file is for; without it the file is the family's main one, which stands in each document. */
  only?: string
  /** Characters that the main file leaves to another. */
  without?: string
}

/** The characters of one font file, of those that pages may show. */
export const charactersOf = ({ only, without = "" }: Cut, shown: string): string =>
  only ?? [...shown].filter(character => !without.includes(character)).join("")

/** The variable serif of one character subset, with its weight and optical size axes. */
export const newsreader = (subset: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${subset}-opsz-normal.woff2`
/** The variable grotesque of one character subset. */
export const schibsted = (subset: string) =>
  `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${subset}-wght-normal.woff2`

// The serif sets headlines in one weight, so both its axes stand still: a free optical size would cost 22 kB, a free
// weight 10 kB.
const serif = {
  family: "Newsreader",
  weights: "400 600",
  axes: { opsz: 40, wght: 500 },
  features: [],
} as const
const sans = {
  family: "Schibsted Grotesk",
  weights: "400 700",
  axes: { wght: { min: 400, max: 700 } },
  features: [],
} as const

// A font of one weight for both families.
const shared = {
  ...sans,
  source: "@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf",
  axes: {},
  alsoFor: serif,
} as const

// The Latin files hold neither ₹ nor arrows; those come in small fonts, which only a page that shows them has.
export const cuts: readonly Cut[] = [
  // Its figures are all of one width as they are.
  {
    ...serif,
    name: "newsreader",
    source: newsreader("latin"),
    features: ["kern", "liga", "rvrn"],
    without: rareInHeadlines,
  },
  // Without its kerning: for a variable weight that is 13 kB, as much as all the letters.
  { ...sans, name: "schibsted-grotesk", source: schibsted("latin"), features: ["tnum"] },
  { ...serif, name: "newsreader-accents", source: newsreader("latin"), only: accents },
  { ...sans, name: "schibsted-grotesk-accents", source: schibsted("latin"), only: accents },
  { ...serif, name: "newsreader-rupee", source: newsreader("latin-ext"), only: rupee },
  { ...sans, name: "schibsted-grotesk-rupee", source: schibsted("latin-ext"), only: rupee },
  { ...serif, name: "newsreader-signs", source: newsreader("latin"), only: rareSigns + rareInHeadlines },
  { ...sans, name: "schibsted-grotesk-signs", source: schibsted("latin"), only: rareSigns },
  { ...shared, name: "schibsted-grotesk-arrows", only: arrows },
  { ...shared, name: "schibsted-grotesk-operators", only: operators },
  { ...shared, name: "schibsted-grotesk-comparisons", only: comparisons },
  { ...shared, name: "schibsted-grotesk-numerals", only: numerals },
  { ...serif, name: "newsreader-letters", source: newsreader("latin-ext"), only: furtherLetters },
  { ...sans, name: "schibsted-grotesk-letters", source: schibsted("latin-ext"), only: furtherLetters },
]
