export type Measure = (text: string, size: number) => number

export interface Box {
  width: number
  height: number
  sizes: readonly number[]
  leading: number
}

export interface SetTitle {
  size: number
  lines: string[]
}

const splitWord = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word]
  const parts = [""]
  for (const character of word) {
    const part = `${parts.at(-1)}${character}`
    if (fits(part) || part.length === 1) parts[parts.length - 1] = part
    else parts.push(character)
  }
  return parts
}

function breakLines(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(" ").flatMap(part => splitWord(part, fits))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The narrowest setting that needs no more lines than the full width does. */
function balance(title: string, size: number, box: Box, measure: Measure): string[] {
  const linesIn = (width: number) => breakLines(title, text => measure(text, size) <= width)
  const count = linesIn(box.width).length
  let [narrow, wide] = [box.width / 2, box.width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (linesIn(middle).length > count) narrow = middle
    else wide = middle
  }
  return linesIn(wide)
}

/** Sets a title in a box: as large as fits, its lines of even length; what no size can hold ends in an ellipsis. */
export function wrapTitle(title: string, box: Box, measure: Measure): SetTitle {
  const text = title.trim().replace(/\s+/g, " ")
  if (text === "") return { size: box.sizes[0] ?? 0, lines: [] }
  const capacity = (size: number) => Math.floor(box.height / (size * box.leading))
  for (const size of box.sizes) {
    const lines = breakLines(text, line => measure(line, size) <= box.width)
    if (lines.length <= capacity(size)) return { size, lines: balance(text, size, box, measure) }
  }
  const size = box.sizes.at(-1) ?? 0
  const lines = breakLines(text, line => measure(`${line}…`, size) <= box.width)
  const kept = lines.slice(0, capacity(size))
  return { size, lines: kept.map((line, index) => (index === kept.length - 1 ? `${line}…` : line)) }
}
