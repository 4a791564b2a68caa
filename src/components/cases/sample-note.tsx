import type { ReactNode } from "react"

export type SampleNoteProps = { cases: readonly { readonly sample: boolean }[]; children?: ReactNode }

const all =
  "What is marked “Sample” is invented, client, words and figures alike, until clients have cleared theirs."

/** What stands beside the site's claims. */
export const sampleFigures = "Sample figures, until clients have cleared theirs."

/** Says that what follows are samples, as long as any of the cases is one; `children` says it in other words. */
export const SampleNote = ({ cases, children = all }: SampleNoteProps) =>
  cases.some(({ sample }) => sample) && <p className="sample-note">{children}</p>
