import { today } from "../../shared/day"

const isoTime =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]+(\d\d?)(:\d\d(?::\d\d)?)(?:\.\d+)? *(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i
const dateInWords = /^(?:[a-z]{3,9}\.? \d\d?,? \d{4}|\d\d? [a-z]{3,9}\.? \d{4})$/i

/** The day of a time in the site's time zone, which is this process's; without a zone, as written. */
export const dayOf = (written: string): string | undefined => {
  const [, year, month = "", date = "", hour = "", time, zone] = isoTime.exec(written) ?? []
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`
  if (year && !zone) return day
  if (!year && !dateInWords.test(written)) return undefined
  const moment = new Date(
    year ? `${day}T${hour.padStart(2, "0")}${time}${zone?.replace(/UTC|GMT/i, "Z")}` : written,
  )
  return Number.isNaN(moment.valueOf()) ? undefined : today(moment)
}
