const patience = 10_000

/** What was asked for and not taken yet; nothing where it was taken, so that it is not asked for ahead again. */
const ahead = new Map<string, Promise<Response> | undefined>()

/** A connection that stands still is one that failed: the visitor is told, and may try again. */
const impatientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })

/** Asks for a file, once, while the code that is to read it is still on its way. */
export const fetchAhead = (address: string): void => {
  if (ahead.has(address)) return
  const answer = impatientFetch(address)
  ahead.set(address, answer)
  answer.catch(() => ahead.delete(address))
}

/** `fetch`, which takes what was asked for ahead. Rejects after ten seconds without an answer. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const answer = init ? undefined : ahead.get(String(input))
  if (!answer) return impatientFetch(input, init)
  ahead.set(String(input), undefined)
  return answer
}
