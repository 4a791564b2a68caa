import { formatNumber } from "../number-format"
import type { Row, Table } from "./rows"
import { shortPeriod } from "./texts"

type WorkedExample = { readonly averageOrder: number; readonly rows: readonly Row[] }

/** The worked example as a visitor would have typed it. */
export const exampleTable = ({ averageOrder, rows }: WorkedExample): Table => ({
  entries: rows.map(({ period, books, analytics }) => ({
    period: shortPeriod(period),
    books: formatNumber(books),
    analytics: formatNumber(analytics),
  })),
  averageOrder: formatNumber(averageOrder),
})
