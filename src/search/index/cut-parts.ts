/**
 * Cuts a sorted list into runs of about the same size.
 * @param items in the order they are to keep.
 * @param size the size of an item, in any unit.
 * @param target a run ends before the item that would take it beyond this; an item larger than it stands alone.
 */
export const cutBySize = <Item>(
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
