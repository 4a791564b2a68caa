import { fill } from "../../fill"
import { formatNumber } from "../../number-format"
import type { Judgement } from "../reconcile"
import { shortPeriod } from "../table"
import { type Cause, causesOf } from "./causes"
import {
  answerTexts,
  edgeTexts,
  headline,
  notesOn,
  percentText,
  shapeText,
  type Told,
  type Words,
} from "./sentences"

/** What the page shows of a table, in words: made by the build for the worked example, and by the browser for a visitor's. */
export type Outcome = {
  readonly headline: { readonly figure: string; readonly words: string } | null
  /** Sentences below the headline; one of them is the chart's title instead, where there is a chart. */
  readonly texts: readonly string[]
  readonly notes: readonly string[]
  /** What is wrong with the average order, for its field. */
  readonly averageError: string | null
  /** Indices of the table's lines that are left out, since they have no two numbers. */
  readonly wrong: readonly number[]
  readonly chart: {
    readonly title: string
    readonly notes: readonly string[]
    /** Period, books, analytics, share and limits. */
    readonly rows: readonly (readonly string[])[]
  } | null
  /** Indices of the usual causes. */
  readonly causes: readonly number[]
}

type AllWords = Words & { readonly causes: readonly Cause[] }

/** @param told of two periods at least */
const chartOf = (told: Told): Outcome["chart"] => {
  const { chart } = told.words
  const { spread, points } = told.assessment
  const factor = formatNumber(spread, 2)
  return {
    title: shapeText(told),
    notes: [...edgeTexts(told), chart.note, ...(spread > 1 ? [fill(chart.spread, { factor })] : [])],
    rows: points.map(({ period, books, analytics, share, lower, upper, isOut }) => {
      const range = fill(chart.range, { low: percentText(lower), high: percentText(upper) })
      const counts = [books, analytics].map(count => formatNumber(count))
      return [
        shortPeriod(period),
        ...counts,
        percentText(share),
        isOut ? `${range}. ${chart.outside}` : range,
      ]
    }),
  }
}

/** What a judgement says, in words. */
export const outcomeOf = (judgement: Judgement, words: AllWords): Outcome => {
  const { series, assessment, wrong, isAverageWrong } = judgement
  const told = assessment && { series, assessment, words }
  const chart = told && assessment.points.length > 1 ? chartOf(told) : null
  return {
    headline: told ? headline(told) : null,
    texts: answerTexts(judgement, words, chart !== null),
    notes: notesOn(judgement, words),
    averageError: isAverageWrong ? words.notes.average : null,
    wrong,
    chart,
    causes: causesOf(words.causes, series, assessment),
  }
}
