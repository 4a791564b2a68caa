const hourMs = 3600 * 1000
const dayMs = 24 * hourMs
const summaryHourMs = 6 * hourMs

const firstPauseMs = 30_000
const longestPauseMs = 6 * hourMs

/**
 * The pause after a failed attempt: half a minute, doubled each time, six hours at most, never giving up. A tenth
 * more or less by chance keeps many enquiries from coming back at the same moment.
 * @param attempts attempts that failed before this one
 * @param chance 0 to 1
 */
export const pauseAfter = (attempts: number, chance = Math.random()): number => {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 20))
  return Math.round(pause * (0.9 + 0.2 * chance))
}

/**
 * Holds mails to a number in an hour, so that a flood of enquiries neither fills the owner's mailbox nor uses up a month's
 * quota. Counted in this process's memory, from the first mail of an hour on.
 * @param limit mails in an hour; 0 for no limit
 */
export const mailCap = (limit: number, now: () => number = Date.now) => {
  let began = Number.NEGATIVE_INFINITY
  let count = 0
  const isOver = () => now() >= began + hourMs
  return {
    /** What may be sent: a mail for `one` enquiry, nothing, or, once a full hour is over, a `summary` of all that waited. */
    allows: (): "one" | "nothing" | "summary" => {
      if (limit === 0 || count < limit) return "one"
      return isOver() ? "summary" : "nothing"
    },
    /** Counts a mail that was tried. */
    add: (): void => {
      if (isOver()) {
        began = now()
        count = 0
      }
      count += 1
    },
  }
}

/** The last time, at or before a moment, at which a daily summary is due: 6:00 UTC. */
const lastSummary = (at: number): number => Math.floor((at - summaryHourMs) / dayMs) * dayMs + summaryHourMs

/**
 * When the daily summary of what is marked as spam is to be mailed. It holds what was received before the last 6:00 UTC,
 * so that a restart sends none twice and nothing has to be remembered.
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
