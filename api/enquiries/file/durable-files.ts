import { link, mkdir, open, stat, unlink } from "node:fs/promises"
import { dirname } from "node:path"

/** Tells whether an error carries this code: a system error's, e.g. "ENOENT", or a database's. */
export const isCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code

/**
 * Makes a file, or the names in a directory, survive a power cut (fsync(2): that of a file does not cover its name).
 */
export const syncToDisk = async (path: string): Promise<void> => {
  const opened = await open(path, "r")
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Writes a new file, readable by the owner only, and waits until it is on the disk. @throws also when it exists */
export const writeDurably = async (path: string, text: string): Promise<void> => {
  const file = await open(path, "wx", 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Makes a directory and its parents, readable by the owner only, and waits until they would survive a power cut. Each
 * parent that may be read is synced, whoever made it: another process may have died between making and syncing it.
 */
export const makeDirectory = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 })
  for (let child = path; child !== dirname(child); child = dirname(child))
    await syncToDisk(dirname(child)).catch(error => {
      if (!isCode(error, "EACCES") && !isCode(error, "EPERM")) throw error
    })
}

/** Tells whether a path exists. @throws on any error but "not there" */
export const exists = async (path: string): Promise<boolean> => {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (isCode(error, "ENOENT")) return false
    throw error
  }
}

/** Removes a file; that it is gone already is fine. */
export const remove = async (path: string): Promise<void> => {
  try {
    await unlink(path)
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error
  }
}

/**
 * Gives a file a second name unless something has that name already: the one operation of a file system that
 * both tests and sets, between processes too.
 * @returns whether the name was free
 */
export const linkIfFree = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isCode(error, "EEXIST")) return false
    throw error
  }
}
