import { randomUUID } from "node:crypto"
import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import {
  exists,
  isCode,
  linkIfFree,
  makeDirectory,
  remove,
  syncDirectory,
  writeDurably,
} from "./durable-files"

/** Files left in tmp by a crash are swept after a day and a half, as Maildir does (maildir(5)). */
const staleAfterMs = 36 * 3600 * 1000

/** The directories of a spool: `tmp` to write in, `new` for what waits, `delivered`, and `attempts` for the retries. */
export type Spool = {
  readonly tmp: string
  readonly new: string
  readonly delivered: string
  readonly attempts: string
}

/** The directories below a spool's root. */
export const spoolAt = (root: string): Spool => ({
  tmp: join(root, "tmp"),
  new: join(root, "new"),
  delivered: join(root, "delivered"),
  attempts: join(root, "attempts"),
})

/** Makes the directories that are missing and sweeps tmp. */
export const prepareSpool = async (spool: Spool): Promise<void> => {
  for (const directory of Object.values(spool)) await makeDirectory(directory)
  for (const name of await readdir(spool.tmp)) {
    const path = join(spool.tmp, name)
    const age = await stat(path).then(
      found => Date.now() - found.mtimeMs,
      () => 0,
    )
    if (age > staleAfterMs) await remove(path)
  }
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

/**
 * Places an enquiry in `new` unless it waits there or was delivered before. A delivery may happen between the
 * first look and the link, hence the second look. Also a duplicate is confirmed only once `new` is synced: the process that
 * placed the first one may not have come so far.
 * @returns whether the enquiry was there already
 */
export const placeEnquiry = async (spool: Spool, name: string, text: string): Promise<boolean> => {
  const delivered = join(spool.delivered, name)
  if (await exists(delivered)) return true
  const target = join(spool.new, name)
  const placed = await placeOnce(spool, target, text)
  const overtaken = placed && (await exists(delivered))
  if (overtaken) await remove(target)
  await syncDirectory(spool.new)
  return !placed || overtaken
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

/** A JSON file's content; undefined when it is gone, or no JSON (reported on stderr, never hidden silently). */
export const readJson = async <T>(path: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(path, "utf8")) as T
  } catch (error) {
    if (!isCode(error, "ENOENT")) console.error(`enquiries: ${path} cannot be read:`, error)
    return undefined
  }
}
