import { constants } from "node:fs"
import { copyFile, link, stat, writeFile } from "node:fs/promises"
import { isCode, syncToDisk } from "./durable-files"

/** Writes a file and waits until it is on the disk. */
export const writeSynced = async (path: string, text: string): Promise<void> => {
  await writeFile(path, text)
  await syncToDisk(path)
}

/** What a file of a release takes, in bytes: all of it, and what the disk did not hold before. */
type Placed = { readonly bytes: number; readonly newBytes: number }

/** Copies a file and waits until it is on the disk. */
export const copyDurably = async (from: string, to: string): Promise<Placed> => {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await syncToDisk(to)
  const { size } = await stat(to)
  return { bytes: size, newBytes: size }
}

/**
 * Gives a file of a release a place in another one, as a second name of the same bytes. What a build wrote is copied
 * instead: the next build writes into its files.
 */
export const linkOrCopy = async (from: string, to: string): Promise<Placed> => {
  try {
    await link(from, to)
    return { bytes: (await stat(to)).size, newBytes: 0 }
  } catch (error) {
    // Another disk, a file with too many names, or a file system without links.
    if (["EXDEV", "EMLINK", "EPERM", "ENOTSUP"].some(code => isCode(error, code)))
      return copyDurably(from, to)
    throw error
  }
}
