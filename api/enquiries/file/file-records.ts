import { join } from "node:path"
import type { Enquiry, NewEnquiry } from "../enquiry"
import { DamagedRecord, readRecordText } from "../enquiry-record"
import { type Damaged, isDamaged, type Listing, StoreMissing } from "../store"
import type { Attempts, openAttempts } from "./attempts"
import { exists } from "./durable-files"
import { namesIn, type Place, places, readText, type Spool } from "./spool"
import { takeTurns } from "./turns"

const ending = ".json"

/** The name of an enquiry's file. */
export const fileOf = (id: string): string => `${id}${ending}`

/** The ids of the files in one place. */
export const idsIn = async (spool: Spool, place: Place): Promise<string[]> =>
  (await namesIn(spool[place]))
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length))

/**
 * Reads an enquiry's file.
 * @returns the enquiry, what is damaged about it, or undefined when it is gone
 */
export const readEnquiry = (spool: Spool, place: Place, id: string): NewEnquiry | Damaged | undefined => {
  const path = join(spool[place], fileOf(id))
  const text = readText(path)
  if (text === undefined) return undefined
  try {
    return readRecordText(text)
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error
    return { id, place: path, reason: error.message, text }
  }
}

const statusOf = (place: Place, count: number): Enquiry["status"] => {
  if (place === "dead" || place === "delivered") return place
  return count > 0 ? "failed" : "new"
}

/** Where each enquiry is. One that moves meanwhile is found in one of its two places, and `new` is looked at twice, since `retry` moves backwards. */
const findAll = async (spool: Spool): Promise<Map<string, Place>> => {
  const found = new Map<string, Place>()
  for (const place of [...places, "new"] as const)
    for (const id of await idsIn(spool, place)) if (place !== "new" || !found.has(id)) found.set(id, place)
  return found
}

const readWherever = (spool: Spool, place: Place, id: string) => {
  for (const at of [place, ...places]) {
    const record = readEnquiry(spool, at, id)
    if (record) return { at, record }
  }
  return undefined
}

const asEnquiry = (enquiry: NewEnquiry, place: Place, attempts?: Attempts): Enquiry => {
  if (place === "delivered" || !attempts) return { ...enquiry, status: statusOf(place, 0), attempts: 0 }
  const { count, error } = attempts
  return { ...enquiry, status: statusOf(place, count), attempts: count, ...(error && { error }) }
}

/** All enquiries of a spool, the oldest first. @throws StoreMissing when there is no spool */
export const listSpool = async (
  spool: Spool,
  attempts: ReturnType<typeof openAttempts>,
): Promise<Listing> => {
  if (!(await exists(spool.new))) throw new StoreMissing(`There is no directory ${spool.new}.`)
  const found = await findAll(spool)
  const generations = await attempts.current([...found.keys()])
  const enquiries: Enquiry[] = []
  const damaged: Damaged[] = []
  const turn = takeTurns()
  for (const [id, place] of found) {
    const read = readWherever(spool, place, id)
    if (read && isDamaged(read.record)) damaged.push(read.record)
    else if (read)
      enquiries.push(asEnquiry(read.record as NewEnquiry, read.at, generations.get(id)?.attempts))
    await turn()
  }
  enquiries.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id))
  return { enquiries, damaged }
}
