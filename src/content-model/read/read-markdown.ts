import MarkdownIt from "markdown-it"
import { anchorMaker } from "../../markdown/anchors"

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

const markdown = new MarkdownIt({ html: true })
type Token = ReturnType<typeof markdown.parse>[number]

// Addresses are to be judged here as they were typed.
markdown.validateLink = () => true
markdown.normalizeLink = address => address

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i")
    .exec(tag)
    ?.slice(1)
    .find(value => value !== undefined) ?? ""

const readHtml = (html: string, firstLine: number, into: Outline, inHeading = false): void => {
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

const readInline = (
  tokens: readonly Token[],
  firstLine: number,
  into: Outline,
  inHeading: boolean,
): string => {
  let line = firstLine
  let text = ""
  for (const token of tokens) {
    if (token.type === "softbreak" || token.type === "hardbreak") line += 1
    else if (token.type === "link_open") into.links.push({ href: String(token.attrGet("href") ?? ""), line })
    else if (token.type === "image")
      into.images.push({
        src: String(token.attrGet("src") ?? ""),
        alt: token.content,
        isTag: false,
        inHeading,
        line,
      })
    else if (token.type === "html_inline") readHtml(token.content, line, into, inHeading)
    else if (token.type === "text" && token.content.includes("{"))
      into.prose.push({ text: token.content, line })
    if (token.type === "text" || token.type === "code_inline") text += token.content
  }
  return text
}

/**
 * Reads the links, images and headings of a markdown body, code left out.
 * @param firstLine the line of the file on which the body starts
 */
export const outlineOf = (body: string, firstLine: number): Outline => {
  const outline: Outline = { links: [], images: [], headings: [], prose: [] }
  let line = firstLine
  let level = 0
  for (const token of markdown.parse(body, {})) {
    if (token.map) line = firstLine + token.map[0]
    if (token.type === "heading_open") level = Number(token.tag.slice(1))
    else if (token.type === "heading_close") level = 0
    else if (token.type === "html_block") readHtml(token.content, line, outline)
    else if (token.type === "inline") {
      const text = readInline(token.children ?? [], line, outline, level > 0)
      if (level > 0) outline.headings.push({ level, text, line })
    }
  }
  return outline
}

/** The fragments of a body's headings, as markdown/headings.ts makes them. */
export const anchorsOf = (outline: Outline, prefix = ""): Set<string> => {
  const anchorOf = anchorMaker(prefix)
  return new Set(outline.headings.map(({ text }) => anchorOf(text)))
}
