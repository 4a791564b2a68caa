/** Files held in memory, the least recently asked for leaving first. */
export type ByteCache = {
  get(name: string): Buffer | undefined
  set(name: string, bytes: Buffer): void
}

/**
 * Makes a cache that holds at most `limit` bytes. A thing larger than an eighth of that is not kept, so that no single
 * file drives out the rest.
 */
export const byteCache = (limit: number): ByteCache => {
  const held = new Map<string, Buffer>()
  let size = 0
  return {
    get: name => {
      const bytes = held.get(name)
      if (!bytes) return undefined
      // A Map keeps the order of insertion: the last asked for goes to the end.
      held.delete(name)
      held.set(name, bytes)
      return bytes
    },
    set: (name, bytes) => {
      if (bytes.length > limit / 8 || held.has(name)) return
      held.set(name, bytes)
      size += bytes.length
      for (const [oldest, { length }] of held) {
        if (size <= limit) break
        held.delete(oldest)
        size -= length
      }
    },
  }
}
