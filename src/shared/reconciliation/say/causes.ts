import type { Assessment } from "../judge/assess"
import { totals } from "../judge/levels"
import type { Series } from "../judge/series"

/** Of what a cause is usual: how the gap behaves, or that analytics has more than the books. */
export const causeShapes = ["steady", "grew", "shrank", "drifted", "single", "restless", "more"] as const

type CauseShape = (typeof causeShapes)[number]

export type Cause = {
  readonly shapes: readonly string[]
  readonly from?: number | null
  readonly to?: number | null
}

/** In per cent: of what is unusual, if single periods differ. */
const sizeOf = ({ shape, outliers, points, current }: Assessment): number => {
  const share = shape === "single" ? totals(outliers.flatMap(i => points[i] ?? [])).share : current.share
  return 100 * Math.max(0, share)
}

/** The indices of the causes that are usual for a gap of its size and shape. @param causes with sizes in per cent, `from` included and `to` not */
export const causesOf = (
  causes: readonly Cause[],
  { leftOut }: Series,
  assessment: Assessment | undefined,
): number[] => {
  const percent = assessment ? sizeOf(assessment) : 0
  // A gap of which too little is known counts as steady.
  const shape = assessment?.shape === "unknown" ? "steady" : assessment?.shape
  const shapes: CauseShape[] = [
    ...(leftOut.more.length > 0 ? (["more"] as const) : []),
    ...(shape && assessment && assessment.overall.missing > 0 ? [shape] : []),
  ]
  const isUsual = ({ shapes: own, from, to }: Cause) =>
    own.some(shape => shape === "more" && shapes.includes("more")) ||
    (shapes.some(shape => shape !== "more" && own.includes(shape)) &&
      percent >= (from ?? 0) &&
      percent < (to ?? 101))
  return causes.flatMap((cause, index) => (isUsual(cause) ? [index] : []))
}
