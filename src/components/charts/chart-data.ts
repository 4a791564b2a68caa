/** One chart, as its page's query answers. */
export type ChartData = Queries.ChartPartsFragment

/** One line or one set of bars. */
export type ChartSeries = ChartData["series"][number]

/** A dated change: `at` is the label of a point. */
export type ChartMarker = NonNullable<ChartData["markers"]>[number]
