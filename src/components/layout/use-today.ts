import { useSyncExternalStore } from "react"
import { today } from "../../shared/day"

const nothingToWatch = () => () => {}

/**
 * Today in the visitor's own time zone. The page is first shown as it was built, with the day given, so that hydration
 * finds what the server wrote; React then shows the visitor's day.
 * @param builtOn the day, or the start of one, that stands in the built page
 */
export const useToday = (builtOn: string): string =>
  useSyncExternalStore(nothingToWatch, today, () => builtOn)
