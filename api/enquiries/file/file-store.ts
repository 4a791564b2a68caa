import { rename } from "node:fs/promises"
import { join } from "node:path"
import type { Enquiry, NewEnquiry } from "../enquiry"
import { type Claim, type EnquiryStore, StoreMissing } from "../store"
import { advanceAttempts, clearAttempts, currentAttempts } from "./attempts"
import { exists, isCode, remove, syncDirectory } from "./durable-files"
import { namesIn, placeEnquiry, prepareSpool, readJson, spoolAt } from "./spool"

const idOf = (name: string): string => name.replace(/\.json$/, "")

/**
 * Enquiries as files in a spool directory with the discipline of Maildir (docs/behaviour.md, "Enquiries: storage").
 * Any number of processes on one machine may share it; the file system must have hard links.
 * @param root the spool's directory, made at the first `put`
 */
export const openFileStore = (root: string): EnquiryStore => {
  const spool = spoolAt(root)
  let prepared: Promise<void> | undefined

  const prepare = (): Promise<void> => {
    prepared ??= prepareSpool(spool).catch(error => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  const put = async (enquiry: NewEnquiry) => {
    const place = async () => {
      await prepare()
      return placeEnquiry(spool, `${enquiry.id}.json`, `${JSON.stringify(enquiry)}\n`)
    }
    const duplicate = await place().catch(error => {
      if (!isCode(error, "ENOENT")) throw error
      prepared = undefined
      return place()
    })
    return { stored: true as const, duplicate }
  }

  const read = async (name: string): Promise<Enquiry | undefined> => {
    const waiting = await readJson<NewEnquiry>(join(spool.new, name))
    const delivered = await exists(join(spool.delivered, name))
    const enquiry = waiting ?? (await readJson<NewEnquiry>(join(spool.delivered, name)))
    if (!enquiry || delivered) return enquiry && { ...enquiry, status: "delivered", attempts: 0 }
    const { count } = (await currentAttempts(spool, idOf(name))).attempts
    return { ...enquiry, status: count > 0 ? "failed" : "new", attempts: count }
  }

  const list = async () => {
    if (!(await exists(spool.new))) throw new StoreMissing(`There is no directory ${spool.new}.`)
    // In this order an enquiry that is delivered meanwhile is seen twice rather than not at all.
    const waiting = await namesIn(spool.new)
    const names = new Set(
      [...waiting, ...(await namesIn(spool.delivered))].filter(name => name.endsWith(".json")),
    )
    const enquiries: Enquiry[] = []
    for (const name of names) {
      const enquiry = await read(name)
      if (enquiry) enquiries.push(enquiry)
    }
    return enquiries.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id))
  }

  const claim = async (
    name: string,
    leaseMs: number,
    names: readonly string[],
  ): Promise<Claim | undefined> => {
    const id = idOf(name)
    const current = await currentAttempts(spool, id, names)
    if (current.attempts.dueAt > Date.now()) return undefined
    const lease = { ...current.attempts, dueAt: Date.now() + leaseMs }
    if (!(await advanceAttempts(spool, id, current, lease))) return undefined
    const delivered = await exists(join(spool.delivered, name))
    if (delivered) await remove(join(spool.new, name))
    const enquiry = delivered ? undefined : await readJson<NewEnquiry>(join(spool.new, name))
    if (enquiry) return { enquiry, attempts: current.attempts.count }
    if (delivered) await clearAttempts(spool, id)
    return undefined
  }

  const claimDue = async (leaseMs: number) => {
    const waiting = (await namesIn(spool.new)).filter(name => name.endsWith(".json"))
    if (waiting.length === 0) return undefined
    const names = await namesIn(spool.attempts)
    for (const name of waiting) {
      const claimed = await claim(name, leaseMs, names)
      if (claimed) return claimed
    }
    return undefined
  }

  const markDelivered = async (id: string) => {
    try {
      await rename(join(spool.new, `${id}.json`), join(spool.delivered, `${id}.json`))
    } catch (error) {
      if (!isCode(error, "ENOENT") || !(await exists(join(spool.delivered, `${id}.json`)))) throw error
    }
    await syncDirectory(spool.delivered)
    await syncDirectory(spool.new)
    await clearAttempts(spool, id)
  }

  const markFailed = async (id: string, { error, pauseMs }: { error: string; pauseMs: number }) => {
    const current = await currentAttempts(spool, id)
    const next = { count: current.attempts.count + 1, dueAt: Date.now() + pauseMs, error }
    await advanceAttempts(spool, id, current, next)
  }

  return { put, list, claimDue, markDelivered, markFailed, close: async () => undefined }
}
