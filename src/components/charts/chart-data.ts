/** How a chart is drawn; the same words stand in `content/charts/*.json`. */
type ChartKind = "line" | "bar" | "dumbbell" | "slope"

type ChartPoint = { readonly label: string; readonly value: number }

export type ChartSeries = {
  readonly name: string
  /** The series the title speaks of; the others are context. */
  readonly emphasis: boolean
  /** For figures that were forecast rather than counted. */
  readonly dashed?: boolean | null
  readonly points: readonly ChartPoint[]
}

/** A dated change: `at` is the label of a point. */
export type ChartMarker = { readonly label: string; readonly at: string }

/** A level the figures are judged by, such as a baseline or a tolerance. */
type ChartThreshold = { readonly value: number; readonly label: string }

/** The distance between the emphasised series and another, shaded and named. */
type ChartGap = { readonly from: string; readonly label: string }

/** One chart as an editor writes it. GraphQL answers `null` for fields left out. */
export type ChartData = {
  readonly slug: string
  readonly kind: ChartKind
  readonly title: string
  readonly subtitle: string
  readonly alt: string
  readonly note: string
  /** "%" is set after every number; any other unit is named by the subtitle. */
  readonly unit: string
  readonly series: readonly ChartSeries[]
  readonly markers?: readonly ChartMarker[] | null
  readonly threshold?: ChartThreshold | null
  readonly gap?: ChartGap | null
}
