import { contentHash, HASH_LENGTH } from "../../shared/content-hash"

/** A file of an index. */
export type SearchFile = { name: string; content: string }

/** Parts cut from one sorted list of keys: the first key of each, and the hashes of their contents, joined. */
export type PartTable = { from: string[]; hashes: string }

/** Returns the file name of the part with this number, from the joined hashes of its table. */
export const nameInTable = (kind: string, number: number, hashes: string): string =>
  `${kind}-${number}-${hashes.slice(number * HASH_LENGTH, (number + 1) * HASH_LENGTH)}.json`

/** Returns the number of the part that would hold the key, or -1 when it lies before the first. */
export const partOfKey = (from: readonly string[], key: string): number => {
  let low = 0
  let high = from.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? "") <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Names the contents of parts in their order: the kind, the number, and the hash of the content. */
export const nameParts = (
  kind: string,
  contents: readonly string[],
): { files: SearchFile[]; hashes: string } => {
  const hashes = contents.map(contentHash).join("")
  return {
    files: contents.map((content, at) => ({ name: nameInTable(kind, at, hashes), content })),
    hashes,
  }
}

/**
 * Cuts a sorted list into runs of about the same size.
 * @param items in the order they are to keep.
 * @param size the size of an item, in any unit.
 * @param target a run ends before the item that would take it beyond this; an item larger than it stands alone.
 */
export const chunkBySize = <Item>(
  items: readonly Item[],
  size: (item: Item) => number,
  target: number,
): Item[][] => {
  const runs: Item[][] = []
  let run: Item[] = []
  let filled = 0
  for (const item of items) {
    const more = size(item)
    if (run.length > 0 && filled + more > target) {
      runs.push(run)
      run = []
      filled = 0
    }
    run.push(item)
    filled += more
  }
  return run.length > 0 ? [...runs, run] : runs
}
