import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import type { Site } from "./site-model"

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)

const problemOf = (updated: string, date: unknown, today: string): string | undefined => {
  if (updated > today) return `is in the future; expected ${today} or earlier`
  return isDay(date) && updated < date
    ? `is before the date ${quote(date)}; expected that day or a later one`
    : undefined
}

/** The day of a text's last change lies between its publication and the day of the build; the schema judges its form. */
export const checkUpdated = (site: Site): Problem[] =>
  site.markdown.flatMap(source => {
    const { updated, date } = source.data
    const wrong = isDay(updated) && problemOf(updated, date, site.day)
    return wrong ? [fieldProblem(source, ["updated"], `${quote(updated)} ${wrong}`)] : []
  })
