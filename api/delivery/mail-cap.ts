const hourMs = 3600 * 1000

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
