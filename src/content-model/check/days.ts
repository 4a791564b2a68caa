import { asWarning, type Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import type { Site } from "./site-model"

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)

const problemOf = (updated: string, date: unknown, today: string): string | undefined => {
  // An article that appears later may name the day on which it does, or one after it.
  const latest = isDay(date) && date > today ? undefined : today
  if (latest && updated > latest) return `is in the future; expected ${latest} or earlier`
  return isDay(date) && updated < date
    ? `is before the date ${quote(date)}; expected that day or a later one`
    : undefined
}

const updatedProblems = (site: Site): Problem[] =>
  site.markdown.flatMap(source => {
    const { updated, date } = source.data
    const wrong = isDay(updated) && problemOf(updated, date, site.day)
    return wrong ? [fieldProblem(source, ["updated"], `${quote(updated)} ${wrong}`)] : []
  })

const checkedProblems = ({ markdown, day }: Site): Problem[] =>
  markdown.flatMap(source => {
    const { checked } = source.data
    return isDay(checked) && checked > day
      ? [fieldProblem(source, ["checked"], `${quote(checked)} is in the future; expected ${day} or earlier`)]
      : []
  })

const yearsAgo = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

const dateHints = ({ posts, day }: Site): Problem[] =>
  posts.flatMap(({ file, date, draft }) => {
    if (!isDay(date) || draft) return []
    const hint =
      date > day
        ? "is in the future; the article is left out of builds until then"
        : date < yearsAgo(day, 10) && "is long ago; expected the day on which the article is published"
    return hint ? [asWarning(fieldProblem(file, ["date"], `${quote(date)} ${hint}`))] : []
  })

const longestMinutes = 60

const readingTimeHints = ({ posts }: Site): Problem[] =>
  posts.flatMap(({ file }) => {
    const { readingTime } = file.data
    const minutes = typeof readingTime === "string" ? Number.parseInt(readingTime, 10) : 0
    return minutes > longestMinutes
      ? [
          asWarning(
            fieldProblem(
              file,
              ["readingTime"],
              `${quote(String(readingTime))} is longer than an hour; remove it, and it is counted`,
            ),
          ),
        ]
      : []
  })

/**
 * The day of a text's last change lies between its publication and the day of the build, that of its last comparison with
 * its sources is not later than the build; the schema judges their form. Days
 * that may be a slip are pointed out.
 */
export const checkDays = (site: Site): Problem[] => [
  ...updatedProblems(site),
  ...checkedProblems(site),
  ...dateHints(site),
  ...readingTimeHints(site),
]
