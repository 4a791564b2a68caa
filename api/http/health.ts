import { constants } from "node:fs"
import { access, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { isCode } from "../enquiries/file/durable-files"
import { storeUrl } from "../enquiries/open-store"
import { directoryOf } from "../enquiries/store-address"

/** What `/healthz` says. */
export type Health = {
  readonly status: "ok" | "failing"
  readonly store: "writable" | "unwritable" | "remote"
}

const leastFree = 1024 * 1024

const writable = async (directory: string): Promise<boolean> => {
  try {
    // With the dot it must be a directory.
    await access(`${directory}/.`, constants.W_OK)
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize >= leastFree
  } catch (error) {
    // The store is made when the first enquiry arrives: until then its parent decides.
    return isCode(error, "ENOENT") && directory !== dirname(directory) && writable(dirname(directory))
  }
}

/** Looks whether enquiries could be stored: the directory may be written, and the disk has room. A database answers for itself: it is not asked at each look. */
export const health = async (url = storeUrl()): Promise<Health> => {
  if (!url.startsWith("file:")) return { status: "ok", store: "remote" }
  return (await writable(directoryOf(url)))
    ? { status: "ok", store: "writable" }
    : { status: "failing", store: "unwritable" }
}
