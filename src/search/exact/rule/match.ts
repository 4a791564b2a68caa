import type { SearchDocument } from "./document"

/** A stretch of text, and whether it is part of a match. */
export type Segment = { text: string; marked: boolean }

/** Returns the query as it is compared: trimmed and lowercased; empty when there is nothing to search for. */
export const normaliseQuery = (query: string): string => query.trim().toLowerCase()

/**
 * The rule of the search, which everything else only makes fast.
 * @param q a query from `normaliseQuery`.
 * @returns whether the document's title or its text contains q; never for an empty q.
 */
export const matches = (document: Pick<SearchDocument, "title" | "text">, q: string): boolean =>
  q !== "" && (document.title.toLowerCase().includes(q) || document.text.toLowerCase().includes(q))

/**
 * For every UTF-16 unit of the lowercased text, where in the text its character starts, then where the text ends.
 * Lowercasing may lengthen a character ("İ" becomes two units), so positions cannot simply be reused.
 */
const originsOfLowercase = (text: string): number[] => {
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    for (let unit = character.toLowerCase().length; unit > 0; unit--) origins.push(at)
    at += character.length
  }
  origins.push(at)
  return origins
}

/**
 * Cuts a text where it matches, for marking.
 * @param text as it is shown.
 * @param q a query from `normaliseQuery`.
 * @returns segments that together are the text; a character of which only a part matches is marked whole.
 */
export const highlight = (text: string, q: string): Segment[] => {
  const lower = text.toLowerCase()
  const origins = originsOfLowercase(text)
  const originAt = (position: number): number => origins[position] ?? text.length
  const segments: Segment[] = []
  let done = 0
  for (let at = q ? lower.indexOf(q) : -1; at >= 0; at = lower.indexOf(q, at + q.length)) {
    const start = Math.max(done, originAt(at))
    let last = at + q.length
    while (last < lower.length && originAt(last) === originAt(last - 1)) last++
    const end = originAt(last)
    if (start > done) segments.push({ text: text.slice(done, start), marked: false })
    if (end > start) segments.push({ text: text.slice(start, end), marked: true })
    done = Math.max(done, end)
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false })
  return segments
}
