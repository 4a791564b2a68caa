import { withTimeout } from "../../src/shared/with-timeout"
import { type EnquiryStore, type Listing, StoreMissing } from "./store"

/** How long the database is waited for, and how long it is left in peace once it was away. */
const patienceMs = 3000

const none: Listing = { enquiries: [], damaged: [] }

const listSpool = (spool: EnquiryStore) =>
  spool.list().catch(error => {
    if (error instanceof StoreMissing) return none
    throw error
  })

// SQLSTATE classes of what a database refuses for its content, and will refuse again: data exception, integrity.
const isRefused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

/**
 * A database with a local spool before it: what comes in while the database is away is kept in the spool, and moved when
 * it is back. An enquiry that reaches both is stored once, since its id is the same.
 * @param database the store where enquiries belong
 * @param spool a store on this machine's disk
 */
export const openSpooledStore = (database: EnquiryStore, spool: EnquiryStore) => {
  let awayUntil = 0

  const put: EnquiryStore["put"] = async enquiry => {
    if (Date.now() >= awayUntil)
      try {
        return await withTimeout(patienceMs, database.put(enquiry))
      } catch (error) {
        awayUntil = Date.now() + patienceMs
        console.error("enquiries: the database is away, the spool takes over:", (error as Error).message)
      }
    return spool.put(enquiry)
  }

  const moveSpooled = async () => {
    const { enquiries } = await listSpool(spool)
    let moved = 0
    for (const enquiry of enquiries.filter(({ status }) => status !== "dead"))
      try {
        await database.restore([enquiry])
        await spool.remove([enquiry.id])
        moved += 1
      } catch (error) {
        if (!isRefused(error)) throw error
        await spool.markDead([enquiry.id], (error as Error).message)
      }
    return moved
  }

  const list = async (): Promise<Listing> => {
    const kept = await database.list().catch(error => {
      if (error instanceof StoreMissing) return undefined
      throw error
    })
    const spooled = await listSpool(spool)
    if (!kept && spooled.enquiries.length === 0) throw new StoreMissing("There is no enquiry yet.")
    const known = new Set(kept?.enquiries.map(({ id }) => id))
    return {
      enquiries: [...(kept?.enquiries ?? []), ...spooled.enquiries.filter(({ id }) => !known.has(id))],
      damaged: [...(kept?.damaged ?? []), ...spooled.damaged],
    }
  }

  const store: Required<EnquiryStore> = {
    ...database,
    put,
    moveSpooled,
    list,
    remove: async ids => {
      const wanted = new Set(ids)
      const { enquiries, damaged } = await list()
      const spooled = await listSpool(spool)
      const idsOf = (listing: Listing) =>
        [...listing.enquiries, ...listing.damaged].map(({ id }) => id).filter(id => wanted.has(id))
      await spool.remove(idsOf(spooled))
      await database.remove(ids)
      return new Set(idsOf({ enquiries, damaged })).size
    },
    sweep: async () => {
      await database.sweep()
      if ((await listSpool(spool)).enquiries.length > 0) await spool.sweep()
    },
    state: async () => {
      const [kept, local] = await Promise.all([database.state(), spool.state()])
      return {
        ...kept,
        accepts: kept.accepts || local.accepts,
        dead: kept.dead + local.dead,
        spooled: local.waiting,
      }
    },
    close: async () => {
      await Promise.all([database.close(), spool.close()])
    },
  }
  return store
}
