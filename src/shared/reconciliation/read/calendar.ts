import { twoDigits } from "../../day"
import { dayMs } from "../../durations"

/** A scale on which the days of a table are whole numbers: days, or months if each row has the same day of another month. */
export type Scale = {
  readonly unit: "day" | "month"
  readonly at: (day: string) => number
  readonly from: (position: number) => string
}

export const dayScale: Scale = {
  unit: "day",
  at: day => Date.parse(`${day}T00:00:00Z`) / dayMs,
  from: position => new Date(position * dayMs).toISOString().slice(0, 10),
}

const monthScale = (date: string): Scale => ({
  unit: "month",
  at: day => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  from: position => `${Math.floor(position / 12)}-${twoDigits((position % 12) + 1)}-${date}`,
})

/** @param days as year-month-day, each once */
export const scaleOf = (days: readonly string[]): Scale => {
  const dates = new Set(days.map(day => day.slice(8)))
  const [date = ""] = dates
  // Not all months have a day 29.
  return days.length > 1 && dates.size === 1 && date <= "28" ? monthScale(date) : dayScale
}

/** The differences of neighbours. */
export const stepsOf = (positions: readonly number[]): number[] =>
  positions.slice(1).map((position, i) => position - (positions[i] ?? position))

/**
 * From a row to the next where none is missing: the smallest step if all are multiples of it, else the smallest that is usual, so that
 * one wrong date changes nothing. 0 of no steps.
 */
export const usualStep = (steps: readonly number[]): number => {
  const ordered = [...steps].sort((one, other) => one - other)
  const [smallest = 0] = ordered
  if (smallest > 1 && ordered.every(step => step % smallest === 0)) return smallest
  const fewest = Math.max(2, steps.length / 5)
  const usual = ordered.find(step => ordered.filter(other => other === step).length >= fewest)
  return usual ?? ordered[Math.floor((ordered.length - 1) / 2)] ?? 0
}
