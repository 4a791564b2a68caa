import { withTimeout } from "../../src/shared/with-timeout"
import type { EnquiryStore } from "./sql-store"

const timeoutMs = 3000

// SQLSTATE classes 22 and 23, data exception and integrity violation: such content will never be accepted.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/** The fallback accepts enquiries while the database is down; those whose content it refuses stay there as dead. */
export const withFallback = (database: EnquiryStore, fallback: EnquiryStore): EnquiryStore => {
  let downUntil = 0

  const tryDatabase = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<T> => {
    if (Date.now() < downUntil) return work(fallback)
    try {
      return await withTimeout(timeoutMs, work(database))
    } catch (error) {
      const refused = isRefusal(error)
      if (!refused) downUntil = Date.now() + timeoutMs
      const problem = refused ? "refused an enquiry" : "failed"
      console.error(`enquiries: the database ${problem}, the fallback is used:`, (error as Error).message)
      return work(fallback)
    }
  }

  const inBoth = async (work: (store: EnquiryStore) => Promise<number>) =>
    (await work(fallback)) + (await work(database))

  return {
    ...database,
    prepare: async () => {
      await fallback.prepare().catch(error => console.error("enquiries: the fallback:", error.message))
      await database.prepare()
    },
    put: enquiry => tryDatabase(store => store.put(enquiry)),
    countRequest: (address, windowMs) => tryDatabase(store => store.countRequest(address, windowMs)),
    list: async function* (filter) {
      const listed = new Set<string>()
      for await (const enquiry of fallback.list(filter)) {
        listed.add(enquiry.id)
        yield enquiry
      }
      for await (const enquiry of database.list(filter)) if (!listed.has(enquiry.id)) yield enquiry
    },
    retry: id => inBoth(store => store.retry(id)),
    remove: async ids => [...new Set([...(await fallback.remove(ids)), ...(await database.remove(ids))])],
    prune: (before, signal) => inBoth(store => store.prune(before, signal)),
    deleteExpiredLimits: () => inBoth(store => store.deleteExpiredLimits()),
    forward: async () => {
      let count = 0
      for await (const enquiry of fallback.list({ status: "new" }))
        try {
          await database.put(enquiry)
          await fallback.remove([enquiry.id])
          count += 1
        } catch (error) {
          if (!isRefusal(error)) throw error
          await fallback.markDead([enquiry.id], error.message)
        }
      return count
    },
    state: async () => {
      const [state, ofFallback] = await Promise.all([database.state(), fallback.state()])
      const accepts = state.accepts || ofFallback.accepts
      return { ...state, accepts, dead: state.dead + ofFallback.dead, inFallback: ofFallback.waiting }
    },
    close: async () => void (await Promise.all([database.close(), fallback.close()])),
  }
}
