/** Keeps the order of the items. @throws what the first failing work throws, once all running work has ended */
export const inParallel = async <T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = new Array(items.length)
  const waiting = items.entries()
  let failure: { readonly error: unknown } | undefined
  const takeNext = async () => {
    for (const [index, item] of waiting) {
      if (failure) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, takeNext))
  if (failure) throw failure.error
  return results
}
