import { withTimeout } from "../../src/shared/with-timeout"
import type { Enquiry } from "./enquiry"
import type { EnquiryStore, Filter } from "./sql-store"

/** How long to wait for the database, and how long to avoid it after an outage. */
const timeoutMs = 3000

// SQLSTATE classes for content that will never be accepted: data exception, integrity constraint violation.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/**
 * A database with a local store that accepts enquiries while it is down, and forwards them later. An enquiry whose
 * content the database refuses stays in the local store as dead, with the reason, until it is retried.
 */
export const fallbackStore = (database: EnquiryStore, local: EnquiryStore): EnquiryStore => {
  let downUntil = 0

  const tryDatabase = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<T> => {
    if (Date.now() < downUntil) return work(local)
    try {
      return await withTimeout(timeoutMs, work(database))
    } catch (error) {
      const refused = isRefusal(error)
      if (!refused) downUntil = Date.now() + timeoutMs
      const problem = refused ? "refused an enquiry" : "failed"
      console.error(`enquiries: the database ${problem}, the local store is used:`, (error as Error).message)
      return work(local)
    }
  }

  return {
    ...database,
    prepare: async () => {
      await local.prepare().catch(error => console.error("enquiries: the local store:", error.message))
      await database.prepare()
    },
    put: enquiry => tryDatabase(store => store.put(enquiry)),
    countRequest: (address, windowMs) => tryDatabase(store => store.countRequest(address, windowMs)),
    list: async function* (filter?: Filter): AsyncGenerator<Enquiry> {
      const listed = new Set<string>()
      for await (const enquiry of local.list(filter)) {
        listed.add(enquiry.id)
        yield enquiry
      }
      for await (const enquiry of database.list(filter)) if (!listed.has(enquiry.id)) yield enquiry
    },
    retry: async id => (await local.retry(id)) + (await database.retry(id)),
    remove: async ids => [...new Set([...(await local.remove(ids)), ...(await database.remove(ids))])],
    prune: async (before, signal) =>
      (await local.prune(before, signal)) + (await database.prune(before, signal)),
    deleteExpiredLimits: async () =>
      (await local.deleteExpiredLimits()) + (await database.deleteExpiredLimits()),
    forward: async () => {
      let count = 0
      for await (const enquiry of local.list({ status: "new" }))
        try {
          await database.put(enquiry)
          await local.remove([enquiry.id])
          count += 1
        } catch (error) {
          if (!isRefusal(error)) throw error
          await local.markDead([enquiry.id], error.message)
        }
      return count
    },
    state: async () => {
      const [remote, spool] = await Promise.all([database.state(), local.state()])
      const accepts = remote.accepts || spool.accepts
      return { ...remote, accepts, dead: remote.dead + spool.dead, spooled: spool.waiting }
    },
    close: async () => void (await Promise.all([database.close(), local.close()])),
  }
}
