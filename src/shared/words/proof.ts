import { fillTokens } from "../text-tokens"
import { wordsOf } from "./words-of"

export const defaultProofWords = {
  sample: "Illustrative",
  sampleText:
    "The clients below, their quotes and their figures are invented examples. We’ll replace them with real ones once clients approve.",
  caseStudy: "Case study:",
  period: "{values} in {period}",
  baseline: "{value}, against {other} for {baseline}",
  passed: "{count} of {all}",
  week: "Week {from}",
  weeks: "Weeks {from} to {to}",
  both: "{one} and {other}",
} as const

export const proofWords = wordsOf("proof", defaultProofWords)

/** "A and B and C" @param both with {one} and {other} */
export const inWords = (list: readonly string[], both: string = proofWords.both): string =>
  list.reduce((one, other) => fillTokens(both, { one, other }))
