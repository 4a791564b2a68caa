export type Segment = { text: string; marked: boolean }

export const toSegments = (text: string, ranges: readonly (readonly [number, number])[]): Segment[] => {
  let done = 0
  const segments = ranges.flatMap(([start, end]) => {
    const before = { text: text.slice(done, start), marked: false }
    const found = { text: text.slice(Math.max(done, start), end), marked: true }
    done = Math.max(done, end)
    return [before, found]
  })
  return [...segments, { text: text.slice(done), marked: false }].filter(segment => segment.text !== "")
}

export const highlight = (text: string, q: string): Segment[] => {
  const lower = text.toLowerCase()
  // Lowercasing may lengthen a character ("İ" becomes two units): where each unit's character starts and ends.
  const origins: [number, number][] = []
  let start = 0
  for (const character of text) {
    const place: [number, number] = [start, start + character.length]
    for (let unit = 0; unit < character.toLowerCase().length; unit++) origins.push(place)
    start += character.length
  }
  const ranges: [number, number][] = []
  for (let at = q ? lower.indexOf(q) : -1; at >= 0; at = lower.indexOf(q, at + q.length))
    ranges.push([origins[at]?.[0] ?? 0, origins[at + q.length - 1]?.[1] ?? text.length])
  return toSegments(text, ranges)
}
