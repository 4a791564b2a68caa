/**
 * Waits for `work`, but no longer than `ms` milliseconds. The work itself continues, but its result is ignored.
 * @throws what the work throws, or an error with the limit
 */
export const withTimeout = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
