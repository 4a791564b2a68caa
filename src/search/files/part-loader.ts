/**
 * Loads a file of the index.
 * @param name as the builder named it.
 * @param fresh ask the server even if the browser has a copy.
 * @returns its text, or null when the server says that there is no such file (404, 410).
 * @throws anything, when it could not be loaded now; the searcher passes it on and asks again next time.
 */
export type FetchPart = (name: string, options: { fresh: boolean }) => Promise<string | null>

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

/** The file is not on the server: a newer deploy has replaced the index this page knows. */
export class PartGoneError extends Error {
  constructor(readonly part: string) {
    super(`The search index has no part ${part}`)
    this.name = "PartGoneError"
  }
}

/** Loads files once, however often and at whatever moment they are asked for; a failure is forgotten. */
export type PartLoader = {
  /** @throws PartGoneError, whatever `fetchPart` throws, or a SyntaxError when the file was cut short. */
  load: <Content>(name: string, fresh?: boolean) => Promise<Content>
  /** Returns whether the file was asked for before, so that asking again costs nothing. */
  has: (name: string) => boolean
}

/**
 * Returns a loader with nothing loaded yet.
 * @param read makes a file's content of its text.
 */
export const createPartLoader = (
  fetchPart: FetchPart,
  read: (text: string, name: string) => unknown = text => JSON.parse(text),
): PartLoader => {
  const loading = new Map<string, Promise<unknown>>()
  const fetchContent = async (name: string, fresh: boolean): Promise<unknown> => {
    const text = await fetchPart(name, { fresh })
    if (text === null) throw new PartGoneError(name)
    return read(text, name)
  }
  return {
    has: name => loading.has(name),
    load: <Content>(name: string, fresh = false) => {
      const known = fresh ? undefined : loading.get(name)
      if (known) return known as Promise<Content>
      const promise = fetchContent(name, fresh)
      loading.set(name, promise)
      promise.catch(() => {
        if (loading.get(name) === promise) loading.delete(name)
      })
      return promise as Promise<Content>
    },
  }
}
