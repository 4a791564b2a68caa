import type { ContentType } from "./content-type"
import { group, list, text, unique } from "./field-types"

export const sampleProof = {
  schema: group({
    words: unique(
      list(text("words that the sample invented"), "a list of words that the sample invented", {
        hint: "Names, quotes and figures; a site that is no sample may not show them",
      }),
    ),
  }),
  cms: { label: "Invented proof" },
} satisfies ContentType
