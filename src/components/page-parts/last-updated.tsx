import { longDate, today } from "../../shared/day"
import { useBrowserValue } from "../ui/use-browser-value"

/** The visitor's current date, as specified; the day of the build until hydration. */
export const LastUpdated = ({ builtOn }: { builtOn: string }) => {
  const day = useBrowserValue(today, builtOn)
  return (
    <p className="lead">
      Last updated: <time dateTime={day}>{longDate(day)}</time>
    </p>
  )
}
