const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

const iso = (year: string, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(Number(year), month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` : undefined
}

/**
 * A date in another form as YYYY-MM-DD. 4/5/2025 may be a day of April or of May, and is left to its editor.
 * @returns undefined where it is none, or not certain
 */
export const dateFrom = (written: string): string | undefined => {
  const text = written.trim()
  const yearFirst =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:.*)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (yearFirst) return iso(yearFirst[1] ?? "", Number(yearFirst[2]), Number(yearFirst[3]))
  const words = /^(?:[a-z]+,\s*)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(text)
  if (words && monthOf(words[2] ?? "")) return iso(words[3] ?? "", monthOf(words[2] ?? ""), Number(words[1]))
  const american = /^(?:[a-z]+,\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  if (american && monthOf(american[1] ?? ""))
    return iso(american[3] ?? "", monthOf(american[1] ?? ""), Number(american[2]))
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (!numbers) return undefined
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  const year = numbers[3] ?? ""
  if (text.includes(".")) return iso(year, second, first)
  if (first > 12) return iso(year, second, first)
  if (second > 12 || first === second) return iso(year, first, second)
  return undefined
}
