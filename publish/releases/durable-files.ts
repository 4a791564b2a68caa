import { link, open } from "node:fs/promises"

/** Tells whether an error carries this code of the system, e.g. "ENOENT". */
export const isCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code

/** Makes a file, or the names in a folder, survive a power cut (fsync(2): that of a file does not cover its name). */
export const syncToDisk = async (path: string): Promise<void> => {
  const opened = await open(path, "r")
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/**
 * Gives a file a second name unless something has that name already: the one operation of a file system that both tests
 * and sets, between processes too.
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
