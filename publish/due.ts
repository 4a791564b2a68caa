import { join } from "node:path"
import { filesBelow, readText } from "../src/read-files"

/** The date in a text's front matter, as it is written. */
const dateIn = (file: string): string | undefined => {
  const found = readText(file)
  const [front] = "text" in found ? (/^\uFEFF?---$.*?^---$/ms.exec(found.text.replace(/\r/g, "")) ?? []) : []
  return /^date *: *["']?([^"'\n]*)/im.exec(front ?? "")?.[1]
}

/**
 * Whether a build of the second day shows more than the time: a text that is dated after the first, or in a way that only a build
 * knows. A new month counts too, since footer, privacy policy and security.txt have dates that nothing else renews.
 * @param from year-month-day, as `until`
 */
export const isSomethingDue = (project: string, from: string, until: string): boolean => {
  const folder = join(project, "content")
  const texts = filesBelow(folder).files.filter(file => file.endsWith(".md"))
  return (
    from.slice(0, 7) !== until.slice(0, 7) ||
    texts.some(file => {
      const date = dateIn(join(folder, file))
      const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? "") ?? []
      return date !== undefined && (day === undefined || (day > from && day <= until))
    })
  )
}
