const dayMs = 24 * 3600 * 1000
const hourOfDay = 6 * 3600 * 1000

/** The last time, at or before a moment, at which a daily summary is due: 6:00 UTC. */
const lastSummary = (at: number): number => Math.floor((at - hourOfDay) / dayMs) * dayMs + hourOfDay

/**
 * When the daily summary of what is marked as spam is to be mailed. It holds what came in before the last 6:00 UTC, so
 * that a restart sends none twice and nothing has to be remembered.
 */
export const spamSchedule = (now: () => number) => {
  let lookAt = Number.NEGATIVE_INFINITY
  return {
    /** @returns the time before which enquiries are in the summary; undefined while there is none to be sent */
    due: (): Date | undefined => (now() < lookAt ? undefined : new Date(lastSummary(now()))),
    /** There is nothing left for the summary that was due with this time; the next may have become due since. */
    done: (before: Date): void => {
      lookAt = before.getTime() + dayMs
    },
    /** The summary could not be sent; it is due again after this pause. */
    postpone: (pauseMs: number): void => {
      lookAt = now() + pauseMs
    },
  }
}
