import { longDate, today } from "../../shared/day"
import { useBrowserValue } from "../ui/use-browser-value"

/**
 * 'Last updated' with the visitor's today.
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
