import type { FetchPart } from "./part-loader"

/**
 * @param fetch the browser's.
 * @param folder the address of the folder with the index, ending in a slash.
 * @returns a loader for `createSearcher`. It rejects on a failed connection and on any answer but 2xx, 404 and 410.
 */
export const createFetchPart =
  (fetch: typeof globalThis.fetch, folder: string): FetchPart =>
  async (name, { fresh }) => {
    const response = await fetch(folder + name, fresh ? { cache: "no-cache" } : undefined)
    if (response.status === 404 || response.status === 410) return null
    if (!response.ok) throw new Error(`${folder}${name} answered ${response.status}`)
    return response.text()
  }
