import { constants } from "node:fs"
import { access } from "node:fs/promises"
import { dirname } from "node:path"
import { isCode } from "../enquiries/durable-files"
import { directoryOf, storeUrl } from "../enquiries/open-store"

/** What `/healthz` says. */
export type Health = {
  readonly status: "ok" | "failing"
  readonly store: "writable" | "unwritable" | "remote"
}

const writable = async (directory: string): Promise<boolean> => {
  try {
    await access(directory, constants.W_OK)
    return true
  } catch (error) {
    // The store is made when the first enquiry arrives: until then its parent decides.
    return isCode(error, "ENOENT") && directory !== dirname(directory) && writable(dirname(directory))
  }
}

/** Looks whether enquiries could be stored. A database answers for itself: it is not asked at each look. */
export const health = async (): Promise<Health> => {
  const url = storeUrl()
  if (!url.startsWith("file:")) return { status: "ok", store: "remote" }
  return (await writable(directoryOf(url)))
    ? { status: "ok", store: "writable" }
    : { status: "failing", store: "unwritable" }
}
