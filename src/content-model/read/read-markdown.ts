import { anchorMaker } from "../../markdown/anchors"
import { type MarkdownNode, parseMarkdown } from "../../markdown/parse"
import { fillTokens } from "../../shared/tokens"

type Lined<T> = T & { line: number }

/** An image as it is written: its address and alternative text, whether as an HTML tag, whether within a heading. */
export type WrittenImage = { src: string; alt: string; isTag: boolean; inHeading: boolean }

/** What of a body can be wrong, with the lines of the file. */
export type Outline = {
  links: Lined<{ href: string }>[]
  images: Lined<WrittenImage>[]
  headings: Lined<{ level: number; text: string }>[]
  /** Prose without code, for the search for tokens. */
  prose: Lined<{ text: string }>[]
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i")
    .exec(tag)
    ?.slice(1)
    .find(value => value !== undefined) ?? ""

const readHtml = (html: string, firstLine: number, into: Outline, inHeading: boolean): void => {
  const shown = html.replace(/<!--[\s\S]*?-->/g, comment => comment.replace(/[^\n]/g, " "))
  for (const { 0: tag, 1: name = "", index } of shown.matchAll(/<(a|img)\s[^>]*>/gi)) {
    const line = firstLine + shown.slice(0, index).split("\n").length - 1
    if (name.toLowerCase() === "img")
      into.images.push({
        src: attribute(tag, "src"),
        alt: attribute(tag, "alt"),
        isTag: true,
        inHeading,
        line,
      })
    else if (/\shref\s*=/i.test(tag)) into.links.push({ href: attribute(tag, "href"), line })
  }
}

const textOf = ({ type, value = "", children = [] }: MarkdownNode): string =>
  type === "text" || type === "inlineCode" ? value : children.map(textOf).join("")

const addressesIn = (node: MarkdownNode): [name: string, address: string][] => [
  ...(node.type === "definition" ? [[node.identifier ?? "", node.url ?? ""] as [string, string]] : []),
  ...(node.children ?? []).flatMap(addressesIn),
]

/**
 * Reads the links, images and headings of a markdown body, code left out.
 * @param firstLine the line of the file on which the body starts
 */
export const outlineOf = (body: string, firstLine: number): Outline => {
  const outline: Outline = { links: [], images: [], headings: [], prose: [] }
  const tree = parseMarkdown(body)
  // Where an address is given twice, the first holds (CommonMark, "Link reference definitions").
  const addresses = new Map(addressesIn(tree).reverse())
  const read = (node: MarkdownNode, inHeading: boolean): void => {
    const { type, value = "", children = [] } = node
    const line = firstLine + node.position.start.line - 1
    const address = node.url ?? addresses.get(node.identifier ?? "") ?? ""
    if (type === "heading") outline.headings.push({ level: node.depth ?? 1, text: textOf(node), line })
    if (type === "link" || type === "linkReference") outline.links.push({ href: address, line })
    if (type === "image" || type === "imageReference")
      outline.images.push({ src: address, alt: node.alt ?? "", isTag: false, inHeading, line })
    if (type === "html") readHtml(value, line, outline, inHeading)
    if (type === "text")
      value.split("\n").forEach((text, index) => {
        if (text.includes("{")) outline.prose.push({ text, line: line + index })
      })
    for (const child of children) read(child, inHeading || type === "heading")
  }
  read(tree, false)
  return outline
}

/** The fragments of a body's headings, as markdown/headings.ts makes them. */
export const anchorsOf = (outline: Outline, tokens: Record<string, string>, prefix = ""): Set<string> => {
  const anchorOf = anchorMaker(prefix)
  return new Set(outline.headings.map(({ text }) => anchorOf(fillTokens(text, tokens))))
}
