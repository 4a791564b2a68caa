import type { ReactNode } from "react"
import { plotWidth } from "./line-plot"

/** The part of a drawing that is stretched to its width, 1000 units wide; strokes keep their size, text stands outside it. */
export const ChartPaths = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg
    className="chart-paths"
    width="100%"
    height={height}
    viewBox={`0 0 ${plotWidth} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
)
