import { today } from "../../shared/day"
import { useBrowserValue } from "../ui/use-browser-value"

const months = "January February March April May June July August September October November December".split(
  " ",
)

/** "21 November 2026" from "2026-11-21": the same words on every machine, whatever its locale. */
export const longDate = (day: string): string => {
  const [year, month, date] = day.split("-")
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/**
 * 'Last updated' with the visitor's today, see docs/behaviour.md, "Pages: legal pages".
 * @param builtOn day of the build, shown until the page runs
 */
export const LastUpdated = ({ builtOn }: { builtOn: string }) => {
  const day = useBrowserValue(today, builtOn)
  return (
    <p className="lead">
      Last updated: <time dateTime={day}>{longDate(day)}</time>
    </p>
  )
}
