import { site } from "../../shared/site"

const { timeZone } = site
const hourMs = 3_600_000
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone })
const longDay = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone })

const afterWeekend = (date: Date): Date =>
  weekday.format(date).startsWith("S") ? afterWeekend(new Date(date.getTime() + 24 * hourMs)) : date

/** The day by which an enquiry made now is answered, in the firm's time zone and without weekends: "Tuesday 24 November". */
export const answerDay = (now = new Date()): string =>
  longDay.format(
    afterWeekend(new Date(afterWeekend(now).getTime() + site.consultation.responseHours * hourMs)),
  )
