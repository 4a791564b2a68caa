import { withTimeout } from "../../src/shared/with-timeout"
import type { Damaged, Enquiry } from "./enquiry"
import type { EnquiryStore, Filter } from "./sql-store"

/** The longest wait for the database, and the pause before it is asked again once it was away. */
const patienceMs = 3000

// SQLSTATE classes of what a database refuses for its content, and will refuse again: data exception, integrity.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/**
 * A database with a local store that takes enquiries while it is away, and forwards them. What the database refuses for
 * its content stays in the local store and is mailed from there.
 */
export const fallbackStore = (database: EnquiryStore, local: EnquiryStore): EnquiryStore => {
  let awayUntil = 0

  /** Asks the database, or the local store while it is away. */
  const ask = async <T>(question: (store: EnquiryStore) => Promise<T>): Promise<T> => {
    if (Date.now() < awayUntil) return question(local)
    try {
      return await withTimeout(patienceMs, question(database))
    } catch (error) {
      if (isRefusal(error)) throw error
      awayUntil = Date.now() + patienceMs
      const { message } = error as Error
      console.error("enquiries: the database is away, the local store takes over:", message)
      return question(local)
    }
  }

  const inBoth = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<[T, T]> => [
    await work(local),
    await work(database),
  ]

  return {
    ...database,
    prepare: async () => {
      await local.prepare().catch(error => console.error("enquiries: the local store:", error.message))
      await database.prepare()
    },
    put: async enquiry => {
      try {
        return await ask(store => store.put(enquiry))
      } catch (error) {
        if (!isRefusal(error)) throw error
        console.error(`enquiries: the database refuses ${enquiry.id}, which stays here:`, error.message)
        const isNew = await local.put(enquiry)
        await local.markRefused([enquiry.id], error.message)
        return isNew
      }
    },
    countRequest: (address, windowMs) => ask(store => store.countRequest(address, windowMs)),
    list: async function* (filter?: Filter): AsyncGenerator<Enquiry | Damaged> {
      const here = new Map<string, Enquiry | Damaged>()
      for await (const item of local.list(filter)) here.set(item.id, item)
      try {
        for await (const item of database.list(filter)) {
          here.delete(item.id)
          yield item
        }
      } finally {
        yield* here.values()
      }
    },
    count: async () => (await inBoth(store => store.count())).flat(),
    claimDue: async wanted => {
      const refused = await local.claimDue({ ...wanted, refused: 1 })
      return refused.length > 0 ? refused : database.claimDue(wanted)
    },
    markDelivered: async ids => void (await inBoth(store => store.markDelivered(ids))),
    markFailed: async (ids, failure) => void (await inBoth(store => store.markFailed(ids, failure))),
    markDead: async (ids, error) => void (await inBoth(store => store.markDead(ids, error))),
    retry: async id => {
      const [here, there] = await inBoth(store => store.retry(id))
      return here + there
    },
    remove: async ids => [...new Set((await inBoth(store => store.remove(ids))).flat())],
    prune: async (before, signal) => {
      const [here, there] = await inBoth(store => store.prune(before, signal))
      return here + there
    },
    forward: async () => {
      let count = 0
      for await (const item of local.list({ refused: 0 }))
        try {
          await database.restore([item])
          await local.remove([item.id])
          count += 1
        } catch (error) {
          if (!isRefusal(error)) throw error
          await local.markRefused([item.id], error.message)
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
