import { rename } from "node:fs/promises"
import { join } from "node:path"
import type { Enquiry, NewEnquiry } from "../enquiry"
import { type Claim, type EnquiryStore, isDamaged, longestDueMs, maybeLentMs, type Wanted } from "../store"
import { type Attempts, openAttempts } from "./attempts"
import { exists, isCode, remove, syncToDisk } from "./durable-files"
import { fileOf, idsIn, listSpool, readEnquiry } from "./file-records"
import { type Place, placeEnquiry, places, prepareSpool, probeSpool, spoolAt, sweepDrafts } from "./spool"
import { takeTurns } from "./turns"

const isDue = ({ dueAt }: Attempts): boolean => dueAt <= Date.now() || dueAt > Date.now() + longestDueMs

/**
 * Enquiries as files in a spool directory with the discipline of Maildir (docs/behaviour.md, "Enquiries: storage").
 * Any number of processes on one machine may share it; the file system must have hard links.
 * @param root the spool's directory, made at the first `put`
 */
export const openFileStore = (root: string): EnquiryStore => {
  const spool = spoolAt(root)
  const attempts = openAttempts(spool)
  const receivedAt = new Map<string, string>()
  let prepared: Promise<void> | undefined

  const prepare = (): Promise<void> => {
    prepared ??= prepareSpool(spool).catch(error => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  /** Runs what needs the directories; somebody may have removed them since they were made. */
  const whenPrepared = async <T>(run: () => Promise<T>): Promise<T> => {
    await prepare()
    return run().catch(async error => {
      if (!isCode(error, "ENOENT")) throw error
      prepared = undefined
      await prepare()
      return run()
    })
  }

  const add = (enquiry: NewEnquiry, place: Place): Promise<boolean> =>
    whenPrepared(() => placeEnquiry(spool, place, fileOf(enquiry.id), `${JSON.stringify(enquiry)}\n`))

  const put = async (enquiry: NewEnquiry) => {
    const duplicate = await add(enquiry, enquiry.spam.length > 0 ? "spam" : "new")
    return { stored: true as const, duplicate }
  }

  /** Moves files to a place from wherever they are; one that is gone was deleted by the owner. */
  const move = async (ids: readonly string[], from: readonly Place[], to: Place): Promise<string[]> => {
    const moved: string[] = []
    for (const id of ids)
      for (const place of from) {
        const done = await rename(join(spool[place], fileOf(id)), join(spool[to], fileOf(id))).then(
          () => true,
          error => {
            if (isCode(error, "ENOENT")) return false
            throw error
          },
        )
        if (done) moved.push(id)
      }
    for (const place of [to, ...from]) await syncToDisk(spool[place])
    return moved
  }

  const bury = async (ids: readonly string[], error: string): Promise<void> => {
    await attempts.change(ids, ({ count }) => ({ count: count + 1, dueAt: 0, error }))
    await move(ids, ["new", "spam"], "dead")
  }

  /** The records of one place that are due, until there are enough; damaged ones are buried. */
  const dueRecords = async (place: Place, { limit = 1, spamBefore }: Wanted): Promise<Claim[]> => {
    const ids = await idsIn(spool, place)
    if (ids.length === 0) return []
    await prepare()
    const generations = [...(await attempts.current(ids))].map(([id, { attempts }]) => ({ id, ...attempts }))
    const due = generations.filter(isDue).sort((a, b) => a.dueAt - b.dueAt)
    const found: Claim[] = []
    const turn = takeTurns()
    for (const { id, count } of due) {
      if (found.length >= limit) break
      const record = readEnquiry(spool, place, id)
      if (record && isDamaged(record)) await bury([id], record.reason)
      else if (record && (!spamBefore || record.receivedAt < spamBefore.toISOString()))
        found.push({ enquiry: record, attempts: count })
      await turn()
    }
    return found
  }

  const claimDue = async (wanted: Wanted): Promise<Claim[]> => {
    const place = wanted.spamBefore ? "spam" : "new"
    const candidates = await dueRecords(place, wanted)
    if (candidates.length === 0) return []
    const dueAt = Date.now() + wanted.leaseMs
    const lend = (lent: Attempts) => (isDue(lent) ? { ...lent, dueAt } : undefined)
    const won = new Set(
      await attempts.change(
        candidates.map(({ enquiry }) => enquiry.id),
        lend,
      ),
    )
    const claims: Claim[] = []
    for (const claim of candidates.filter(({ enquiry }) => won.has(enquiry.id))) {
      const { id } = claim.enquiry
      // It may have been delivered before the lease was ours, by a process that died or is about to clear up.
      const isDelivered = await exists(join(spool.delivered, fileOf(id)))
      if (!isDelivered && (await exists(join(spool[place], fileOf(id))))) claims.push(claim)
      else if (isDelivered) {
        await remove(join(spool[place], fileOf(id)))
        await attempts.clear([id])
      }
    }
    return claims
  }

  const markDelivered = async (ids: readonly string[]) => {
    await move(ids, ["new", "spam"], "delivered")
    await attempts.clear(ids)
  }

  const markFailed = async (
    ids: readonly string[],
    { error, pauseMs }: { error: string; pauseMs: number },
  ) => {
    const dueAt = Date.now() + pauseMs
    await attempts.change(ids, ({ count }) => ({ count: count + 1, dueAt, error }))
  }

  const retry = async (wanted?: readonly string[]) => {
    await prepare()
    const chosen = wanted && new Set(wanted)
    const among = (ids: readonly string[]) => (chosen ? ids.filter(id => chosen.has(id)) : ids)
    const dead = among(await idsIn(spool, "dead"))
    await attempts.clear(dead)
    if (dead.length > 0) await move(dead, ["dead"], "new")
    const waiting = among([...(await idsIn(spool, "new")), ...(await idsIn(spool, "spam"))])
    const again = await attempts.change(waiting, ({ count, dueAt }) =>
      count > 0 && dueAt > Date.now() + maybeLentMs ? { count, dueAt: 0 } : undefined,
    )
    return new Set([...dead, ...again]).size
  }

  const removeAll = async (ids: readonly string[]) => {
    await prepare()
    let count = 0
    for (const id of ids) {
      const paths = places.map(place => join(spool[place], fileOf(id)))
      const found = await Promise.all(paths.map(exists))
      for (const path of paths) await remove(path)
      if (found.includes(true)) count += 1
    }
    if (count > 0) for (const place of places) await syncToDisk(spool[place])
    await attempts.clear(ids)
    return count
  }

  const restore = async (enquiries: readonly Enquiry[]) => {
    const tried = new Map<string, Attempts>()
    let restored = 0
    for (const { status, attempts: count, error, ...enquiry } of enquiries) {
      const waiting = enquiry.spam.length > 0 ? "spam" : "new"
      const place = status === "dead" || status === "delivered" ? status : waiting
      if (await add(enquiry, place)) continue
      restored += 1
      if (count > 0) tried.set(enquiry.id, { count, dueAt: 0, ...(error && { error }) })
    }
    if (tried.size > 0) await attempts.change([...tried.keys()], (_, id) => tried.get(id))
    return restored
  }

  const sweep = async () => {
    await sweepDrafts(spool)
    for (const id of await attempts.ids()) {
      // `dead` is looked at on both sides of the others, since an enquiry may move there or come back meanwhile.
      const looks = (["dead", "new", "spam", "dead"] as const).map(place => join(spool[place], fileOf(id)))
      let isKept = false
      for (const path of looks) isKept ||= await exists(path)
      if (!isKept) await attempts.clear([id])
    }
  }

  const oldestOf = async (ids: readonly string[]): Promise<string | undefined> => {
    const present = new Set(ids)
    for (const id of receivedAt.keys()) if (!present.has(id)) receivedAt.delete(id)
    const turn = takeTurns()
    for (const id of ids) {
      if (receivedAt.has(id)) continue
      const record = readEnquiry(spool, "new", id)
      if (record && !isDamaged(record)) receivedAt.set(id, record.receivedAt)
      await turn()
    }
    return [...receivedAt.values()].reduce<string | undefined>(
      (oldest, at) => (oldest !== undefined && oldest < at ? oldest : at),
      undefined,
    )
  }

  const state = async () => {
    try {
      await whenPrepared(() => probeSpool(spool))
      const waiting = await idsIn(spool, "new")
      const oldestWaitingAt = await oldestOf(waiting)
      return {
        accepts: true,
        waiting: waiting.length,
        ...(oldestWaitingAt && { oldestWaitingAt }),
        dead: (await idsIn(spool, "dead")).length,
        spooled: 0,
      }
    } catch {
      return { problem: "directory" as const, accepts: false, waiting: 0, dead: 0, spooled: 0 }
    }
  }

  return {
    put,
    list: () => listSpool(spool, attempts),
    claimDue,
    markDelivered,
    markFailed,
    markDead: bury,
    retry,
    remove: removeAll,
    restore,
    sweep,
    state,
    close: async () => undefined,
  }
}
