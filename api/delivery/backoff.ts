const firstPauseMs = 30_000
const longestPauseMs = 6 * 3600 * 1000

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
