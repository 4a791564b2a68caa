import { readContent } from "../src/content-model"

/**
 * Whether a build of the second day shows more than the time: a text that is dated after the first. A new month counts too, since
 * footer, privacy policy and security.txt have dates that nothing else renews.
 * @param from year-month-day, as `until`
 */
export const isSomethingDue = (project: string, from: string, until: string): boolean =>
  from.slice(0, 7) !== until.slice(0, 7) ||
  readContent(project).markdown.some(({ data }) => {
    const date = String(data.date)
    return date > from && date <= until
  })
