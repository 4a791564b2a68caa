import { type ComponentType, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "../../ui/button"
import { ChartFigure } from "../chart"
import type { ChartProps } from "../chart-data"
import type { DrawChartProps } from "./draw-chart"

type DrawableChartProps = { readonly chart: ChartProps["chart"] & Queries.ChartPartsFragment }

/**
 * A line chart that asks its reader to draw how the line goes on. It is the finished chart until they agree; the code for
 * drawing is loaded then. Who has no scripts, or wants less motion, keeps the chart (`src/styles/charts.css`).
 */
export const DrawableChart = ({ chart }: DrawableChartProps) => {
  const [Drawing, setDrawing] = useState<ComponentType<DrawChartProps>>()
  const [failed, setFailed] = useState(false)
  const offer = useRef<HTMLParagraphElement>(null)

  const begin = async () => {
    try {
      const { DrawChart } = await import("./draw-chart")
      setFailed(false)
      setDrawing(() => DrawChart)
    } catch {
      setFailed(true)
    }
  }
  const close = () => {
    flushSync(() => setDrawing(undefined))
    offer.current?.querySelector("button")?.focus()
  }

  return (
    <ChartFigure chart={chart} drawing={Drawing && <Drawing chart={chart} onClose={close} />}>
      {!Drawing && (
        <p className="draw-offer cluster" ref={offer}>
          <Button variant="outline" size="sm" onClick={begin}>
            Draw what happened next
          </Button>
          <span role="status">{failed && "It couldn’t be loaded. Please try again."}</span>
        </p>
      )}
    </ChartFigure>
  )
}
