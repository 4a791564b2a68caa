import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import type { VFile } from "vfile"
import { setHeadings } from "../../markdown/headings"
import {
  allowedAttributes,
  allowedTags,
  elementsOf,
  fillTreeTokens,
  parseMarkdown,
  unsafeHtmlTree,
} from "../../markdown/html-tree"
import { isChartFence } from "../../markdown/replacements"
import { chartAnchor } from "../../shared/paths"
import { reservedIds } from "../../shared/reserved-ids"
import type { MarkdownFile } from "../read/read-content"
import { addError, addWarning, type Place, quote } from "../report/problems"
import { didYouMean, nearest } from "../report/suggestions"
import { checkMarkdown, sourceOf } from "./markdown-rules"

export type BodyContents = {
  links: { href: string; place: Place }[]
  /** `alt` is undefined where there is no alternative text. */
  images: { src: string; alt: string | undefined; inHeading: boolean; place: Place }[]
  charts: { slug: string; place: Place }[]
  anchors: Set<string>
}

const allowed = new Set(allowedTags)

/** WHATWG HTML, "Void elements". */
const voidTags = new Set("area base br col embed hr img input link meta param source track wbr".split(" "))

/** WHATWG HTML, "Optional tags". */
const optionalEndTags = new Set("li dt dd p rt rp thead tbody tfoot tr td th colgroup caption".split(" "))

const alternatives = new Map(
  Object.entries({
    "remove it, since texts cannot run scripts; use an image for a chart, and a link on its own line for a video":
      "script",
    "write the address as a link on its own line; a link to a video becomes a poster":
      "iframe frame object embed video audio track",
    "link to /contact, which has a form": "form",
    "write a task list as markdown: - [ ] a task": "input",
    "write a link": "button",
    "write a list": "select",
    "write the text itself": "textarea",
    "remove it, since the site has its own styles": "style link font",
    "save the drawing as a file beside the text and write ![what it shows](drawing.svg)": "svg",
    "write a code fence with the language formula": "math",
    "write the title in the front matter": "title",
    "remove it": "meta base head template",
    "remove the tag and keep its content": "html body main noscript",
  }).flatMap(([advice, tags]) => tags.split(" ").map(tag => [tag, advice] as const)),
)

const attributeNameOf = (property: string) =>
  property === "className" ? "class" : property.replace(/^(data|aria)(?=[A-Z])/, "$1-").toLowerCase()

const checkTag = ({ tagName, position }: Element, source: string, written: string, vfile: VFile): void => {
  const [, endTag] = /^<\/([^\s>]+)\s*>$/.exec(source.slice(source.lastIndexOf("</"))) ?? []
  const isClosed = endTag?.toLowerCase() === tagName
  const near = nearest(tagName, allowedTags)
  const hint = near ? didYouMean(`<${near}>`) : `; if it is text, write it in backquotes: \`<${written}>\``
  const instead = alternatives.get(tagName)
  const reason = `the tag <${written}> is not shown${instead ? `; ${instead}` : hint}`
  if (allowed.has(tagName)) {
    if (!isClosed && !voidTags.has(tagName) && !optionalEndTags.has(tagName))
      addError(vfile, `the tag <${written}> is not closed; expected </${written}>`, position)
  } else if (isClosed && !near && !instead) addWarning(vfile, reason, position)
  else addError(vfile, reason, position)
}

const checkHtml = (tree: Root, vfile: VFile): void => {
  const text = String(vfile.value)
  const ids = new Set(reservedIds)
  const seen = new Set<number>()
  const ignored = new Map<string, Element>()
  for (const node of elementsOf(tree)) {
    const { tagName, properties, position } = node
    const start = position?.start.offset ?? 0
    const source = sourceOf(node, text)
    const [, written = ""] = /^<([a-z][^\s/>]*)[\s/>]/i.exec(source) ?? []
    // Markdown generated it, or the HTML parser reopened it.
    if (written.toLowerCase() !== tagName || seen.has(start)) continue
    seen.add(start)
    checkTag(node, source, written, vfile)
    const { id } = properties
    if (typeof id === "string" && (ids.has(id) || /^$|\s/.test(id)))
      addError(vfile, `the id "${id}" is in use, empty or has a space; choose another`, position)
    if (typeof id === "string") ids.add(id)
    if (!allowed.has(tagName)) continue
    const known = [...(allowedAttributes["*"] ?? []), ...(allowedAttributes[tagName] ?? [])]
    for (const property of Object.keys(properties)) {
      if (known.includes(property)) continue
      const name = attributeNameOf(property)
      if (name.startsWith("on"))
        addError(vfile, `${name} of <${written}> would run a script; remove it`, position)
      else ignored.set(name, node)
    }
  }
  // All of them share one warning.
  const [last] = [...ignored.values()]
  const names = [...ignored.keys()].sort().join(", ")
  if (last)
    addWarning(vfile, `the site ignores these attributes: ${names}; it has its own styles`, last.position)
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)

const collect = (tree: Root, text: string, { vfile, data }: MarkdownFile): BodyContents => {
  const contents: BodyContents = { links: [], images: [], charts: [], anchors: new Set() }
  const elements = elementsOf(tree)
  const inHeadings = new Set(elements.filter(isHeading).flatMap(elementsOf))
  for (const node of elements) {
    const { tagName, properties, position: place } = node
    const { href, src, alt, id, name } = properties
    for (const anchor of [id, name]) if (typeof anchor === "string") contents.anchors.add(anchor)
    if (isChartFence(node)) contents.charts.push({ slug: textOf(node).trim(), place })
    if (tagName === "img") {
      // Empty alternative text is a mistake in markdown; in a tag it marks decoration.
      const isMissing = alt === undefined || (alt === "" && sourceOf(node, text).startsWith("!"))
      const written = isMissing ? undefined : String(alt)
      contents.images.push({ src: String(src ?? ""), alt: written, inHeading: inHeadings.has(node), place })
    }
    // A heading's link to itself has no position.
    const isLink = tagName === "a" && href !== undefined && place
    if (isLink) contents.links.push({ href: String(href), place })
    if (!isLink && !isHeading(node)) continue
    const words = textOf(node).trim()
    if (!words && !/!\[|<img/i.test(sourceOf(node, text))) {
      const empty = isLink ? `the link ${quote(String(href))}` : "the heading"
      addError(vfile, `${empty} has no text; write some or remove it`, place)
    }
    if (!isLink && words && words === data.title)
      addWarning(vfile, "the heading repeats the title, which the page already shows; remove it", place)
  }
  for (const { slug } of contents.charts) contents.anchors.add(chartAnchor(slug))
  return contents
}

/** Parses a body and checks what needs no other file: markdown, HTML, headings. */
export const readBody = (file: MarkdownFile, tokens: Record<string, string>): BodyContents => {
  const { vfile, bodyStart, kind, slug } = file
  const text = String(vfile.value)
  // Spaces instead of the front matter keep the positions.
  const tree = parseMarkdown(text.slice(0, bodyStart).replace(/[^\r\n]/g, " ") + text.slice(bodyStart))
  checkMarkdown(tree, vfile, kind === "posts" ? undefined : tokens)
  const html = unsafeHtmlTree(tree)
  if (text.includes("{")) fillTreeTokens(html, tokens)
  if (/<[a-z]/i.test(text)) checkHtml(html, vfile)
  setHeadings(html, 2, kind === "services" ? `${slug}-` : "")
  const contents = collect(html, text, file)
  if (!textOf(html).trim() && contents.images.length === 0)
    addError(vfile, "the body is empty; expected text below the second ---")
  return contents
}
