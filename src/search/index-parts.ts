import type { Index } from "flexsearch"

type ExportedMap = [term: string, documents: unknown][]

/** `from` has the first term of each part. */
export type CutIndex = { from: string[]; parts: string[] }

/** Cuts an index so that a query loads only parts with its terms. @param size characters of JSON per part, roughly */
export const cutIndex = (index: Index, size: number): CutIndex => {
  const map: ExportedMap = []
  index.export((key, data) => {
    if (key.endsWith(".map")) for (const entry of JSON.parse(data) as ExportedMap) map.push(entry)
  })
  map.sort(([a], [b]) => (a < b ? -1 : 1))
  const from: string[] = []
  const parts: string[][] = []
  let filled = size
  for (const entry of map) {
    if (filled >= size) {
      from.push(entry[0])
      parts.push([])
      filled = 0
    }
    const json = JSON.stringify(entry)
    parts.at(-1)?.push(json)
    filled += json.length
  }
  return { from, parts: parts.map(part => `[${part.join()}]`) }
}

export const loadOnce = <T>(load: (number: number) => Promise<T>): ((number: number) => Promise<T>) => {
  const loading = new Map<number, Promise<T>>()
  return number => {
    const known = loading.get(number) ?? load(number)
    loading.set(number, known)
    known.catch(() => loading.delete(number))
    return known
  }
}

/** Imports the parts for a range of terms, each once. `onTerm` gets each imported term with the number of its documents. */
export const createImporter = (
  index: Index,
  from: readonly string[],
  load: (part: number) => Promise<string>,
  onTerm: (term: string, documents: number) => void,
) => {
  const importPart = loadOnce(async part => {
    const json = await load(part)
    // The key under which `export` writes terms; importing one part after another merges them.
    index.import("1.map", json)
    for (const [term, documents] of JSON.parse(json) as ExportedMap) onTerm(term, [documents].flat(2).length)
  })
  return async (first: string, last: string): Promise<void> => {
    const start = Math.max(0, from.filter(term => term <= first).length - 1)
    const end = from.filter(term => term <= last).length
    await Promise.all([...from.keys()].slice(start, Math.max(end, 1)).map(importPart))
  }
}
