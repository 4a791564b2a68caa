import { withTimeout } from "../../src/shared/with-timeout"
import type { Enquiry } from "./enquiry"
import type { EnquiryStore, Filter } from "./sql-store"

/** The longest wait for the database, and the pause before it is tried again after an outage. */
const timeoutMs = 3000

// SQLSTATE classes for content that a database refuses and will refuse again: data exception, integrity.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/**
 * A database with a local store that takes enquiries while it is down, and forwards them later. An enquiry that the
 * database refuses for its content stays in the local store as dead, with the reason, until it is retried.
 */
export const fallbackStore = (database: EnquiryStore, local: EnquiryStore): EnquiryStore => {
  let downUntil = 0

  const ask = async <T>(question: (store: EnquiryStore) => Promise<T>): Promise<T> => {
    if (Date.now() < downUntil) return question(local)
    try {
      return await withTimeout(timeoutMs, question(database))
    } catch (error) {
      if (!isRefusal(error)) downUntil = Date.now() + timeoutMs
      console.error("enquiries: the database failed, the local store takes over:", (error as Error).message)
      return question(local)
    }
  }

  return {
    ...database,
    prepare: async () => {
      await local.prepare().catch(error => console.error("enquiries: the local store:", error.message))
      await database.prepare()
    },
    put: enquiry => ask(store => store.put(enquiry)),
    countRequest: (address, windowMs) => ask(store => store.countRequest(address, windowMs)),
    list: async function* (filter?: Filter): AsyncGenerator<Enquiry> {
      const here = new Set<string>()
      for await (const enquiry of local.list(filter)) {
        here.add(enquiry.id)
        yield enquiry
      }
      for await (const enquiry of database.list(filter)) if (!here.has(enquiry.id)) yield enquiry
    },
    retry: async id => (await local.retry(id)) + (await database.retry(id)),
    remove: async ids => [...new Set([...(await local.remove(ids)), ...(await database.remove(ids))])],
    prune: async (before, signal) =>
      (await local.prune(before, signal)) + (await database.prune(before, signal)),
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
      const [there, here] = await Promise.all([database.state(), local.state()])
      const accepts = there.accepts || here.accepts
      return { ...there, accepts, dead: there.dead + here.dead, spooled: here.waiting }
    },
    close: async () => void (await Promise.all([database.close(), local.close()])),
  }
}
