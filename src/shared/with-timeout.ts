/** The work itself continues. @throws what the work throws, or `late` */
export const withTimeout = async <T>(
  ms: number,
  work: Promise<T>,
  late = new Error(`no answer within ${ms / 1000} s`),
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
