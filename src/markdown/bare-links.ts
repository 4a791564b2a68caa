import type { Link, PhrasingContent, Root, Text } from "mdast"
import { SKIP, visit } from "unist-util-visit"

/** Closing and opening punctuation that no address on the web needs; the standard ends addresses before ASCII only. */
const punctuation = /[।॥۔؟،؛。、，．；：！？」』】〕〉》）］｝（「『【…“”„‟’‘‚»«‹›]/u
const address = /(?:https?:\/\/|www\.)[^\s<]+/u

/** Splits words into text and links; offsets count from the first. */
const partsOf = (words: string): { words: string; isLink: boolean }[] => {
  const { 0: found = "", index = 0 } = address.exec(words) ?? {}
  const length = found.search(punctuation)
  const [link] = (length < 0 ? found : found.slice(0, length)).split(/[?!.,:*_~'"]+$/)
  if (!link || /^(?:https?:\/\/|www\.)$/.test(link)) return words ? [{ words, isLink: false }] : []
  const before = words.slice(0, index)
  return [
    ...(before ? [{ words: before, isLink: false }] : []),
    { words: link, isLink: true },
    ...partsOf(words.slice(index + link.length)),
  ]
}

type Point = NonNullable<Link["position"]>["start"]

const at = ({ line, column, offset = 0 }: Point, more: number): Point => ({
  line,
  column: column + more,
  offset: offset + more,
})

/** Ends bare addresses before the punctuation of any script, as before an ASCII full stop. @param text that was parsed */
export const endBareLinks = (tree: Root, text: string): void => {
  visit(tree, "link", (link: Link, index, parent) => {
    const [only] = link.children
    const { start, end } = link.position ?? {}
    // The parser gives no place to those that begin after a sign.
    const written = start ? text.slice(start.offset, end?.offset) : only?.type === "text" ? only.value : ""
    const isBare = only?.type === "text" && only.value === written && address.test(written)
    if (!parent || index === undefined || !isBare || !punctuation.test(written)) return undefined
    let offset = 0
    const nodes = partsOf(written).map(({ words, isLink }): PhrasingContent => {
      const position = start && { start: at(start, offset), end: at(start, offset + words.length) }
      offset += words.length
      const node: Text = { type: "text", value: words, position }
      const url = words.replace(/^(?=www\.)/, "http://")
      return isLink ? { type: "link", url, children: [node], position } : node
    })
    parent.children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}
