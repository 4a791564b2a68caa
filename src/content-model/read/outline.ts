import { anchorMaker } from "../../markdown/anchors"
import { chartLanguage } from "../../markdown/charts"
import { headingIdOf } from "../../markdown/heading-id"
import { type Tag, tagsOf } from "../../markdown/html-tags"
import { type MarkdownNode, parseMarkdown } from "../../markdown/parse"
import { chartAnchor } from "../../shared/addresses"
import { fillTokens } from "../../shared/tokens"

/** A place in a body, both counted from 1. */
export type At = { line: number; column: number }

/** An image as it is written: its address and alternative text, undefined where a tag has none, and whether in a heading. */
export type WrittenImage = { src: string; alt: string | undefined; inHeading: boolean }

/** What of a body can be wrong, with its places. */
export type Outline = {
  links: (At & { href: string; words: string; holdsImage: boolean })[]
  images: (At & WrittenImage)[]
  /** What stands in the code fences for charts: a slug, if it is right. */
  charts: (At & { slug: string })[]
  /** Those that skip no level in a quotation are judged alone. */
  headings: (At & { level: number; text: string; id?: string; quoted: boolean })[]
  /** Tags of raw HTML. */
  tags: (At & { tag: Tag })[]
  /** Comments that are never closed. */
  openComments: At[]
  /** The ids that raw HTML gives. */
  ids: string[]
  tree: MarkdownNode
  /** Turns an offset of the body into a place. */
  placeAt: (offset: number) => At
}

const textOf = ({ type, value = "", alt, children = [] }: MarkdownNode): string => {
  if (type === "text" || type === "inlineCode") return value
  return type === "image" || type === "imageReference" ? (alt ?? "") : children.map(textOf).join("")
}

const headingText = ({ type, value = "", children = [] }: MarkdownNode): string =>
  type === "text" || type === "inlineCode" ? value : children.map(headingText).join("")

const addressesIn = (node: MarkdownNode): [name: string, address: string][] => [
  ...(node.type === "definition" ? [[node.identifier ?? "", node.url ?? ""] as [string, string]] : []),
  ...(node.children ?? []).flatMap(addressesIn),
]

const holdsImage = ({ type, value, children = [] }: MarkdownNode): boolean =>
  type === "image" ||
  type === "imageReference" ||
  (type === "html" && /<img\s/i.test(value ?? "")) ||
  children.some(holdsImage)

const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (const { index } of text.matchAll(/\r\n|\n|\r/g))
    starts.push(index + (text.startsWith("\r\n", index) ? 2 : 1))
  return starts
}

/** Finds places in a body by bisection. */
const placer = (body: string) => {
  const starts = lineStarts(body)
  return (offset: number): At => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

const htmlHeading = /<h([1-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1\s*>/gi

const addHtml = (node: MarkdownNode, into: Outline, inHeading: boolean) => {
  const { tags, openComment } = tagsOf(node.value ?? "")
  const at = (index: number) => into.placeAt(node.position.start.offset + index)
  for (const tag of tags) {
    const { name, isClosing, attributes, index } = tag
    into.tags.push({ ...at(index), tag })
    if (isClosing) continue
    for (const key of name === "a" ? ["id", "name"] : ["id"]) {
      const id = attributes.get(key)
      if (id) into.ids.push(id)
    }
    if (name === "img")
      into.images.push({
        ...at(index),
        src: attributes.get("src") ?? "",
        alt: attributes.get("alt"),
        inHeading,
      })
    // The words of a link that is written as a tag are not looked for.
    const href = name === "a" ? attributes.get("href") : undefined
    if (href !== undefined) into.links.push({ ...at(index), href, words: "…", holdsImage: false })
  }
  for (const { 1: level, 2: attributes = "", 3: inner = "", index } of (node.value ?? "").matchAll(
    htmlHeading,
  )) {
    const id = /\sid\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1]
    const text = inner.replace(/<[^>]*>/g, "").trim()
    into.headings.push({ level: Number(level), text, ...(id ? { id } : {}), quoted: false, ...at(index) })
  }
  if (openComment !== undefined) into.openComments.push(at(openComment))
}

/** Reads the links, images, headings and tags of a markdown body, code left out. */
export const outlineOf = (body: string): Outline => {
  const tree = parseMarkdown(body)
  const outline: Outline = {
    links: [],
    images: [],
    charts: [],
    headings: [],
    tags: [],
    openComments: [],
    ids: [],
    tree,
    placeAt: placer(body),
  }
  // Where an address is given twice, the first holds (CommonMark, "Link reference definitions").
  const addresses = new Map(addressesIn(tree).reverse())
  const read = (node: MarkdownNode, within: { heading: boolean; quote: boolean }): void => {
    const { type, children = [] } = node
    const place = outline.placeAt(node.position.start.offset)
    const address = node.url ?? addresses.get(node.identifier ?? "") ?? ""
    if (type === "heading") {
      const { text: words, id } = headingIdOf(headingText(node))
      const text = words.trim() ? words : textOf(node)
      outline.headings.push({
        level: node.depth ?? 1,
        text,
        ...(id ? { id } : {}),
        quoted: within.quote,
        ...place,
      })
    }
    if (type === "link" || type === "linkReference")
      outline.links.push({ href: address, words: textOf(node), holdsImage: holdsImage(node), ...place })
    if (type === "image" || type === "imageReference")
      outline.images.push({ src: address, alt: node.alt || undefined, inHeading: within.heading, ...place })
    if (type === "code" && node.lang === chartLanguage)
      outline.charts.push({ slug: (node.value ?? "").trim(), ...place })
    if (type === "html") addHtml(node, outline, within.heading)
    const inner = {
      heading: within.heading || type === "heading",
      quote: within.quote || type === "blockquote",
    }
    for (const child of children) read(child, inner)
  }
  read(tree, { heading: false, quote: false })
  return outline
}

/** The fragments of a body: those of its headings, as markdown/headings.ts makes them, the ids of its raw HTML, and its charts. */
export const anchorsOf = (
  { headings, ids, charts }: Pick<Outline, "headings" | "ids" | "charts">,
  tokens: Record<string, string>,
  prefix = "",
): Set<string> => {
  const anchorOf = anchorMaker(prefix, ids)
  return new Set([
    ...headings.map(({ text, id }) => id ?? anchorOf(fillTokens(text, tokens))),
    ...ids,
    ...charts.map(({ slug }) => chartAnchor(slug)),
  ])
}
