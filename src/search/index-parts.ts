import type { Index } from "flexsearch"

/** Terms of an index with the documents that have them, as FlexSearch exports them. */
type ExportedMap = [term: string, documents: unknown][]

/** An index cut into parts by the alphabet: the first term of each part, and the parts as JSON. */
export type CutIndex = { from: string[]; parts: string[] }

/**
 * Cuts what FlexSearch exports of an index, so that a query loads the parts with its terms alone.
 * @param size how many characters of JSON a part has, about.
 */
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

/**
 * Makes a function that imports the parts of an index with the terms from one to another, each part once.
 * @param from the first terms of the parts.
 * @param load loads the JSON of a part; what it throws goes through, and the part is loaded anew when it is wanted again.
 * @param onTerm is told each term that was imported, and how many documents have it.
 */
export const createImporter = (
  index: Index,
  from: readonly string[],
  load: (part: number) => Promise<string>,
  onTerm?: (term: string, documents: number) => void,
) => {
  const loading = new Map<number, Promise<void>>()
  const importPart = async (part: number): Promise<void> => {
    const json = await load(part)
    // The key under which `export` writes terms; importing one part after another merges them.
    index.import("1.map", json)
    if (onTerm)
      for (const [term, documents] of JSON.parse(json) as ExportedMap)
        onTerm(term, [documents].flat(2).length)
  }
  const partOf = (term: string): number => Math.max(0, from.filter(first => first <= term).length - 1)
  return async (first: string, last: string): Promise<void> => {
    const wanted: Promise<void>[] = []
    for (let part = partOf(first); part <= partOf(last) && part < from.length; part++) {
      const known = loading.get(part) ?? importPart(part)
      loading.set(part, known)
      known.catch(() => loading.delete(part))
      wanted.push(known)
    }
    await Promise.all(wanted)
  }
}
