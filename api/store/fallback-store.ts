import { withTimeout } from "../../src/shared/with-timeout"
import type { Enquiry } from "./enquiry"
import type { SqlStore } from "./sql-store"
import { type Damaged, type EnquiryStore, StoreMissing } from "./store"

/** The longest wait for the database, and the pause before it is asked again once it was away. */
const patienceMs = 3000

const leaseMs = 60_000

// SQLSTATE classes of what a database refuses for its content, and will refuse again: data exception, integrity.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/** All that a store lists, or nothing when there is none yet. */
const listAll = async (store: EnquiryStore, filter?: Parameters<EnquiryStore["list"]>[0]) => {
  const found: (Enquiry | Damaged)[] = []
  try {
    for await (const item of store.list(filter)) found.push(item)
  } catch (error) {
    if (!(error instanceof StoreMissing)) throw error
  }
  return found
}

/**
 * A database with a local store for when it is away: what is received meanwhile is kept there, and forwarded when the
 * database is back. An enquiry that reaches both is stored once, since its id is the same. What the database refuses for
 * its content stays in the local store and is mailed from there.
 */
export const fallbackStore = (database: SqlStore, local: SqlStore): EnquiryStore => {
  let awayUntil = 0
  const mailedFromHere = new Set<string>()
  const storeOf = (ids: readonly string[]) => (ids.some(id => mailedFromHere.has(id)) ? local : database)

  return {
    prepare: async () => {
      await local.prepare().catch(error => console.error("enquiries: the local store:", error.message))
      await database.prepare()
    },
    put: async enquiry => {
      if (Date.now() < awayUntil) return local.put(enquiry)
      try {
        return await withTimeout(patienceMs, database.put(enquiry))
      } catch (error) {
        const stored = await local.put(enquiry)
        if (isRefusal(error)) {
          console.error(`enquiries: the database refuses ${enquiry.id}, which stays here:`, error.message)
          await local.markRefused([enquiry.id], error.message)
        } else {
          awayUntil = Date.now() + patienceMs
          console.error(
            "enquiries: the database is away, the local store takes over:",
            (error as Error).message,
          )
        }
        return stored
      }
    },
    async *list(filter) {
      const here = new Map((await listAll(local, filter)).map(item => [item.id, item]))
      let problem: unknown
      try {
        for await (const item of database.list(filter)) {
          here.delete(item.id)
          yield item
        }
      } catch (error) {
        problem = error
      }
      yield* here.values()
      if (problem && !(problem instanceof StoreMissing && here.size > 0)) throw problem
    },
    count: async () => [
      ...(await database.count()),
      ...(await local.count().catch(error => {
        if (error instanceof StoreMissing) return []
        throw error
      })),
    ],
    claimDue: async wanted => {
      const claims = await local.claimRefused(wanted)
      for (const { enquiry } of claims) mailedFromHere.add(enquiry.id)
      return claims.length > 0 ? claims : database.claimDue(wanted)
    },
    markDelivered: ids => storeOf(ids).markDelivered(ids),
    markFailed: (ids, failure) => storeOf(ids).markFailed(ids, failure),
    markDead: (ids, error) => storeOf(ids).markDead(ids, error),
    retry: async ids => (await local.retry(ids)) + (await database.retry(ids)),
    remove: async ids =>
      new Set([...(await local.removeKnown(ids)), ...(await database.removeKnown(ids))]).size,
    prune: async (before, signal) =>
      (await local.prune(before, signal)) + (await database.prune(before, signal)),
    restore: items => database.restore(items),
    countRequest: async (address, windowMs) => {
      if (Date.now() < awayUntil) throw new Error("the database is away")
      return database.countRequest(address, windowMs)
    },
    forward: async () => {
      let count = 0
      for (;;) {
        const items = await local.claimForwardable(leaseMs, 100)
        if (items.length === 0) return count
        for (const item of items)
          try {
            await database.restore([item])
            await local.remove([item.id])
            count += 1
          } catch (error) {
            if (isRefusal(error)) await local.markRefused([item.id], error.message)
            else {
              await local.release(items.map(({ id }) => id))
              throw error
            }
          }
      }
    },
    state: async () => {
      const [there, here] = await Promise.all([database.state(), local.state()])
      return {
        ...there,
        accepts: there.accepts || here.accepts,
        dead: there.dead + here.dead,
        spooled: here.waiting,
      }
    },
    close: async () => {
      await Promise.all([database.close(), local.close()])
    },
  }
}
