import { shortDate } from "../date-format"
import { dayPattern } from "../day"
import { formatNumber } from "../number-format"

/** A line of the table as a visitor writes it: three texts. */
export type Entry = { readonly period: string; readonly books: string; readonly analytics: string }

/** What a visitor enters, as written. */
export type Table = { readonly entries: readonly Entry[]; readonly averageOrder: string }

/** Two years of days; more would be another kind of table, and slow on a phone. */
export const maxRows = 732

/** A row that counts; `period` is a day as year-month-day, or the words of a row without one. Both numbers are whole, none is negative. */
export type Row = { readonly period: string; readonly books: number; readonly analytics: number }

/** Whether a text is a day that exists, as year-month-day. */
export const isDay = (text: string): boolean =>
  dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** "21 Sep", with the year if asked for, or a period's own words: short enough for a table on a phone. */
export const shortPeriod = (period: string, withYear = true): string =>
  isDay(period) ? shortDate(period, withYear) : period

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
