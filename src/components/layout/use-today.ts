import { useSyncExternalStore } from "react"

const nothingToWatch = () => () => {}

/** The visitor's day as year-month-day, in the visitor's own time zone. */
const visitorsDay = (): string => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`
}

/**
 * The visitor's today. The page is first shown as it was built, with the day given, so that hydration finds what the
 * server wrote; React then shows the visitor's day.
 * @param builtOn the day, or the start of one, that stands in the built page
 */
export const useToday = (builtOn: string): string =>
  useSyncExternalStore(nothingToWatch, visitorsDay, () => builtOn)
