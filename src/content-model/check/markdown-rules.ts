import type { FootnoteDefinition, Heading, Html, Node, Root, Table } from "mdast"
import { SKIP, visit } from "unist-util-visit"
import type { VFile } from "vfile"
import { location } from "vfile-location"
import { splitHeadingId } from "../../markdown/headings"
import { mergeMark, mergeMessage } from "../read/parse"
import { addError, addWarning, quote, suggestion } from "../report/problems"

/** Replaces what is neither text nor white space. */
const filler = "\uFFFC"

/** Markdown that is shown as typed because of a mistake. */
const broken: [syntax: RegExp, expected: string][] = [
  [/!?\[[^\][]*\]\((?!\))[^)\n]*\)?/g, "an address without spaces (write %20) and a closing )"],
  [
    /\[[^\][]+\][ \t]+\((?:https?:|\uFFFC|\.*\/|#|mailto:|[\w-]+\.\w+\))[^)\s]*\)?/g,
    "no space between ] and (",
  ],
  [/!\[[^\](]*\([^)\s]*\.\w+\)/g, "] before ("],
  [/(?<![\w\])])!?\[[^\][]*[A-Za-z][^\][]*\]\[(?!,)[^\][]*\]/g, "a line [name]: with the address"],
  [/\[\^[^\]\s]+\]/g, "a line [^name]: with the text of the footnote"],
  [/^[ \t>]*#{2,6}(?=[^\s#])/gm, "a space after it"],
]

/** Syntax of other systems, and placeholders. */
const otherSyntaxes: [syntax: RegExp, instead: string][] = [
  [/\{\{[<%][^}]*[>%]\}\}|\{%[^%]*%\}/g, "markdown"],
  [/\{\/\*[\s\S]*?\*\/\}/g, "<!-- … -->"],
  [/^[ \t>]*:::+[ \t]*\w*/gm, "a quotation (> …)"],
  [/(?<=^|\s):[a-z][a-z0-9_+-]+:(?=$|\s|[.,!?])/g, "the character itself"],
  [/\$\$/g, "a code fence with the language formula"],
  [/^[ \t>]*[•–‣▪·] (?=[^\s|])/gm, "a list with -"],
  [/\b(?:TODO|FIXME|TBD|XXX)\b(?=[:\s]|$)|lorem ipsum/gi, "the text itself"],
]

/** Contained in all of the above. */
const suspicious = /[[\]{}$|•–‣▪·]|:[a-z]|^[ \t>]*[:#]|TODO|FIXME|TBD|XXX|lorem ipsum/im

/** Unknown tokens, such as {brnd}. */
export const tokenFaults = (text: string, tokens: Record<string, string>): string[] => {
  const known = Object.keys(tokens).map(name => `{${name}}`)
  return [...text.matchAll(/\{\s*[A-Za-z][\w-]*\s*\}/g)]
    .filter(([token]) => !known.includes(token))
    .map(([token]) => `has the unknown token ${token}${suggestion(token, known)}`)
}

const isLostTable = (source: string): boolean => {
  const lines = source.split(/\r?\n/)
  const [head = "", line = ""] = lines
  if (head.includes("|") && /^[\s|:-]+$/.test(line) && /-.*\|.*-/.test(line)) return true
  const cells = lines.map(row => (/^\s*\|.*\|\s*$/.test(row) ? row.split("|").length : 0))
  return cells.every(count => count > 0) && cells.filter(count => count > 3).length > 1
}

const spanOf = ({ position }: Node): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** A block's source with fillers for code, tags, links and escaped characters. */
const wordsOf = (block: Node, text: string): string => {
  const [start, end] = spanOf(block)
  let words = text.slice(start, end)
  visit(block, node => {
    if (!node.position || !/^(inlineCode|html|image|link|footnoteReference)/.test(node.type)) return undefined
    const [from, to] = spanOf(node)
    words = words.slice(0, from - start) + filler.repeat(to - from) + words.slice(to - start)
    return SKIP
  })
  return words.replace(/\\[\s\S]/g, filler + filler)
}

type Report = (reason: string, offset: number) => void

type Body = { text: string; tokens?: Record<string, string>; error: Report; warn: Report }

const checkMergeMark = (block: Node, { text, error }: Body): void => {
  const [start, end] = spanOf(block)
  const mark = block.type !== "code" && mergeMark.exec(text.slice(start, end))
  if (mark) error(mergeMessage, start + mark.index)
}

const checkHeading = (heading: Heading, above: Heading | undefined, { text, warn }: Body): void => {
  const [start, end] = spanOf(heading)
  if (above && heading.depth > above.depth + 1)
    warn(`the heading skips a level; expected ${"#".repeat(above.depth + 1)}`, start)
  if (/[.;,]\s*\n[ \t>]*-+[ \t]*$/.test(text.slice(start, end)))
    warn("the hyphens turn the text above into a heading; put an empty line between them", start)
}

const checkFence = (code: Node, { text, error }: Body): void => {
  const [start, end] = spanOf(code)
  const [fence] = /^(`{3,}|~{3,})/.exec(text.slice(start, end)) ?? []
  const [, last = ""] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(text.slice(start, end)) ?? []
  if (fence && !last.startsWith(fence))
    error("the code fence is not closed; expected the same marks below the code", start)
}

const checkHtmlBlock = (html: Html, { error, warn }: Body): void => {
  const [start] = spanOf(html)
  if (html.value.lastIndexOf("<!--") > html.value.lastIndexOf("-->"))
    error("the comment is not closed and hides everything after it; expected -->", start)
  const shown = html.value.replace(/<(pre|code)[\s\S]*?<\/\1>|<[^>]*>/gi, "")
  if (/\]\([^)]+\)/.test(shown))
    warn("markdown in a block of HTML is shown as typed; put an empty line before and after it", start)
}

const checkFootnote = (footnote: FootnoteDefinition, { text, error }: Body): void => {
  if (text.split(`[^${footnote.label}]`).length === 2)
    error(
      `the footnote [^${footnote.identifier}] is not shown, since nothing refers to it`,
      spanOf(footnote)[0],
    )
}

const checkTable = ({ align, children: rows }: Table, { error }: Body): void => {
  const columns = align?.length ?? 0
  for (const row of rows)
    if (row.children.length > columns)
      error(`the row has more than ${columns} cells; write \\| for a bar in a cell`, spanOf(row)[0])
}

/** Checks the words of a paragraph, a heading or a table cell. */
const checkWords = (block: Node, { text, tokens, error, warn }: Body): void => {
  const [start, end] = spanOf(block)
  if (!suspicious.test(text.slice(start, end))) return
  const words = wordsOf(block, text)
  // The id of a heading may be written as an MDX comment.
  const plain = block.type === "heading" ? splitHeadingId(words).text : words
  const original = ({ 0: found, index }: RegExpExecArray) =>
    quote(text.slice(start + index, start + index + found.length).trim())
  for (const [syntax, expected] of broken)
    for (const found of words.matchAll(syntax))
      error(`${original(found)} is shown as typed; expected ${expected}`, start + found.index)
  for (const [syntax, instead] of block.type === "tableCell" ? [] : otherSyntaxes)
    for (const found of plain.matchAll(syntax))
      warn(`${original(found)} is shown as typed; write ${instead} instead`, start + found.index)
  if (block.type === "paragraph" && isLostTable(words))
    error("the table is shown as typed; expected | --- | for each column below its head", start)
  for (const fault of tokens ? tokenFaults(words, tokens) : []) error(`the text ${fault}`, start)
}

/** Reports markdown that would be shown as typed. @param tokens known in braces; undefined to allow any */
export const checkMarkdown = (tree: Root, vfile: VFile, tokens?: Record<string, string>): void => {
  const places = location(vfile)
  const body: Body = {
    text: String(vfile.value),
    tokens,
    error: (reason, offset) => addError(vfile, reason, places.toPoint(offset)),
    warn: (reason, offset) => addWarning(vfile, reason, places.toPoint(offset)),
  }
  for (const block of tree.children) checkMergeMark(block, body)
  const headings = tree.children.filter(block => block.type === "heading")
  for (const [index, heading] of headings.entries()) checkHeading(heading, headings[index - 1], body)
  visit(tree, node => {
    if (node.type === "code") checkFence(node, body)
    if (node.type === "html") checkHtmlBlock(node, body)
    if (node.type === "footnoteDefinition") checkFootnote(node, body)
    if (node.type === "table") checkTable(node, body)
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return undefined
    checkWords(node, body)
    return SKIP
  })
}
