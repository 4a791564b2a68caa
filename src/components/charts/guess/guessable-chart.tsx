import { graphql } from "gatsby"
import { type ComponentType, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "../../ui/button"
import { isInvented } from "../../ui/sample-tag"
import { ChartFigure, type ChartProps } from "../chart"
import type { GuessChartProps } from "./guess-chart"

type GuessableChartProps = {
  readonly chart: ChartProps["chart"] & Queries.ChartPartsFragment & Queries.ChartLinesFragment
}

// Two points are shown (splitLine), so that at least two are left to draw.
const fewestPoints = 4

const canBeDrawn = ({ kind, series }: GuessableChartProps["chart"]): boolean =>
  kind === "line" && series.some(({ emphasis, points }) => emphasis && points.length >= fewestPoints)

type State = { Guess?: ComponentType<GuessChartProps>; shown?: boolean; failed?: boolean }

/** `styles/charts.css` hides the offer without JavaScript and with reduced motion. */
export const GuessableChart = ({ chart }: GuessableChartProps) => {
  const [{ Guess, shown = false, failed }, setState] = useState<State>({})
  const offer = useRef<HTMLParagraphElement>(null)

  const start = () =>
    import("./guess-chart").then(
      ({ GuessChart }) => setState({ Guess: GuessChart }),
      () => setState({ failed: true }),
    )
  const close = () => {
    flushSync(() => setState({}))
    offer.current?.querySelector("button")?.focus()
  }

  // The chart's own title is the answer.
  const title = Guess && !shown ? "What happened next?" : chart.title
  const invented = isInvented(chart.sample)
  const props = {
    chart,
    invented,
    shown,
    onShow: (next: boolean) => setState({ Guess, shown: next }),
    onClose: close,
  }
  return (
    <ChartFigure titleLevel={2} chart={{ ...chart, title }} drawing={Guess && <Guess {...props} />}>
      {!Guess && canBeDrawn(chart) && (
        <p className="guess-offer cluster with-scripts" ref={offer}>
          <Button variant="outline" size="sm" onClick={start}>
            Draw what happened next
          </Button>
          <span role="status">{failed && "It couldn’t be loaded. Please try again."}</span>
        </p>
      )}
    </ChartFigure>
  )
}

/** ChartParts is here because gatsby-node imports chart.tsx, which therefore cannot contain queries. @public */
export const chartFragments = graphql`
  fragment ChartParts on Chart { slug sample title subtitle drawingHtml footerHtml }
  fragment ChartLines on Chart {
    kind
    alt
    unit
    series {
      name
      emphasis
      dashed
      points { label value }
    }
    gap { from label }
  }
`
