/** The texts of the content type `reconciliation`, in which `{names}` are filled in. */

export type PeriodWords = { readonly day: string; readonly week: string; readonly more: string }

export type NoteWords = Readonly<
  Record<
    | "rowsRead"
    | "columns"
    | "numbers"
    | "moreColumns"
    | "moreRows"
    | "wrongRow"
    | "dayFirst"
    | "monthFirst"
    | "undated"
    | "gaps"
    | "twice"
    | "more"
    | "empty"
    | "silent"
    | "fewOrders"
    | "average"
    | "failed",
    string
  >
>

type AnswerWords = Readonly<
  Record<
    | "heading"
    | "none"
    | "onlyMore"
    | "overall"
    | "since"
    | "interval"
    | "widened"
    | "counts"
    | "steady"
    | "grew"
    | "shrank"
    | "lastOnly"
    | "single"
    | "restless"
    | "fewPeriods"
    | "sparse"
    | "money"
    | "moneyPerDay"
    | "moneyPerWeek"
    | "moneyPerPeriod",
    string
  >
>

type ChartWords = Readonly<
  Record<
    | "subtitle"
    | "share"
    | "upper"
    | "lower"
    | "mean"
    | "meanBefore"
    | "change"
    | "outside"
    | "note"
    | "spread"
    | "alt"
    | "numbers"
    | "missing"
    | "limits"
    | "range",
    string
  >
>

export type Words = {
  readonly periods: PeriodWords
  readonly notes: NoteWords
  readonly answer: AnswerWords
  readonly chart: ChartWords
}
