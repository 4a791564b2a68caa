import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import type { Site } from "./site-model"

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The day of a text's last change lies between its publication and the day of the build; the schema judges its form. */
export const checkUpdated = (site: Site): Problem[] =>
  site.markdown.flatMap(source => {
    const { updated, date } = source.data
    if (!isDay(updated)) return []
    if (updated > site.day)
      return [
        fieldProblem(
          source,
          ["updated"],
          `${quote(updated)} is in the future; expected ${site.day} or earlier`,
        ),
      ]
    return isDay(date) && updated < date
      ? [
          fieldProblem(
            source,
            ["updated"],
            `${quote(updated)} is before the date ${quote(date)}; expected that day or a later one`,
          ),
        ]
      : []
  })
