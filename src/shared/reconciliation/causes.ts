import type { Assessment, Shape } from "./assess"
import type { Series } from "./series"

/** Of what a cause is usual: how the gap behaves, or that analytics has more than the books. */
export const causeShapes = ["steady", "grew", "shrank", "single", "restless", "more"] as const

type CauseShape = (typeof causeShapes)[number]

export type Cause = {
  readonly shapes: readonly string[]
  readonly from?: number | null
  readonly to?: number | null
}

/** How each shape of the chart is looked up: a gap of which too little is known counts as steady. */
const lookedUp: Readonly<Record<Shape, CauseShape>> = {
  steady: "steady",
  unknown: "steady",
  grew: "grew",
  shrank: "shrank",
  single: "single",
  restless: "restless",
}

/** The indices of the causes that are usual for a gap of its size and shape. @param causes with sizes in per cent, `from` included and `to` not */
export const causesOf = (
  causes: readonly Cause[],
  { leftOut }: Series,
  assessment: Assessment | undefined,
): number[] => {
  const percent = (assessment?.current.share ?? 0) * 100
  const shapes: CauseShape[] = [
    ...(leftOut.more.length > 0 ? (["more"] as const) : []),
    ...(assessment && assessment.overall.missing > 0 ? [lookedUp[assessment.shape]] : []),
  ]
  const isUsual = ({ shapes: own, from, to }: Cause) =>
    own.some(shape => shape === "more" && shapes.includes("more")) ||
    (shapes.some(shape => shape !== "more" && own.includes(shape)) &&
      percent >= (from ?? 0) &&
      percent < (to ?? 101))
  return causes.flatMap((cause, index) => (isUsual(cause) ? [index] : []))
}
