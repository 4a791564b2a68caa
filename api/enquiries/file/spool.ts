import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { exists, isCode, linkIfFree, makeDirectory, remove, syncToDisk, writeDurably } from "./durable-files"

/** Files left in tmp by a crash are swept after a day and a half, as Maildir does (maildir(5)). */
const staleAfterMs = 36 * 3600 * 1000

/** Where an enquiry's file can be, in the order in which it moves. */
export const places = ["new", "spam", "dead", "delivered"] as const
export type Place = (typeof places)[number]

/**
 * The directories of a spool: `tmp` to write in, `new` for what is to be mailed, `spam` for what waits for the daily
 * summary, `dead` for what cannot be mailed, `delivered`, and `attempts` for the retries.
 */
export type Spool = Readonly<Record<Place | "tmp" | "attempts", string>>

/** The directories below a spool's root. */
export const spoolAt = (root: string): Spool => ({
  tmp: join(root, "tmp"),
  new: join(root, "new"),
  spam: join(root, "spam"),
  dead: join(root, "dead"),
  delivered: join(root, "delivered"),
  attempts: join(root, "attempts"),
})

/** Removes what crashed processes left in `tmp`. */
export const sweepDrafts = async (spool: Spool): Promise<void> => {
  for (const name of await namesIn(spool.tmp)) {
    const path = join(spool.tmp, name)
    const age = await stat(path).then(
      found => Date.now() - found.mtimeMs,
      () => 0,
    )
    if (age > staleAfterMs) await remove(path)
  }
}

/** Makes the directories that are missing and sweeps tmp. */
export const prepareSpool = async (spool: Spool): Promise<void> => {
  for (const directory of Object.values(spool)) await makeDirectory(directory)
  await sweepDrafts(spool)
}

/**
 * Puts a whole file under its final name, once, whatever crashes in between: written and synced in tmp, then
 * linked, so that a reader sees all of it or nothing.
 * @returns false when the name was taken
 */
export const placeOnce = async (spool: Spool, target: string, text: string): Promise<boolean> => {
  const draft = join(spool.tmp, `${process.pid}.${randomUUID()}`)
  try {
    await writeDurably(draft, text)
    return await linkIfFree(draft, target)
  } finally {
    await remove(draft).catch(() => undefined)
  }
}

const existsIn = async (spool: Spool, among: readonly Place[], name: string): Promise<boolean> => {
  for (const place of among) if (await exists(join(spool[place], name))) return true
  return false
}

/**
 * Places an enquiry's file unless it is in the spool already. A delivery may happen between the
 * first look and the link, hence the second look. Also a duplicate is confirmed only once the directory is synced: the
 * process that placed the first one may not have come so far.
 * @param place where it begins: `new` or `spam`; that of a backup anywhere
 * @returns whether the enquiry was there already
 */
export const placeEnquiry = async (spool: Spool, place: Place, name: string, text: string) => {
  const others = places.filter(other => other !== place)
  if (await existsIn(spool, others, name)) {
    for (const other of others) await syncToDisk(spool[other])
    return true
  }
  const target = join(spool[place], name)
  const placed = await placeOnce(spool, target, text)
  const later = others.filter(other => other === "dead" || other === "delivered")
  const overtaken = placed && (await existsIn(spool, later, name))
  if (overtaken) await remove(target)
  await syncToDisk(spool[place])
  return !placed || overtaken
}

/** Tells whether a file can be written and linked in a spool. @throws when it cannot */
export const probeSpool = async (spool: Spool): Promise<void> => {
  const target = join(spool.tmp, `probe.${randomUUID()}`)
  await placeOnce(spool, target, "")
  await remove(target)
}

/** File names in a directory. @returns none when there is no directory */
export const namesIn = async (directory: string): Promise<string[]> => {
  try {
    return await readdir(directory)
  } catch (error) {
    if (isCode(error, "ENOENT")) return []
    throw error
  }
}

/**
 * A small file's text; undefined when it is gone. At once and not by promise: the thread pool takes five times the work
 * for files of a kilobyte (who reads many takes turns).
 */
export const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined
    throw error
  }
}
