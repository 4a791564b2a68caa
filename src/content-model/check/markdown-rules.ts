import type { Code, FootnoteDefinition, Heading, Html, Node, Root, Strong, Table } from "mdast"
import { SKIP, visit } from "unist-util-visit"
import type { VFile } from "vfile"
import { location } from "vfile-location"
import { splitHeadingId } from "../../markdown/headings"
import { template } from "../foreign/template"
import { conflictMarker, conflictMessage } from "../read/parse"
import { codePointOf } from "../read/read-content"
import { addError, addWarning, quote, suggestion } from "../report/problems"
import {
  adviceFor,
  brokenSyntax,
  escapedSyntax,
  indentedText,
  invisibleMarks,
  otherSyntax,
  pastedText,
} from "./written-syntax"

/** Stands for what is neither text nor white space. */
const filler = "\uFFFC"

export const tokenProblems = (text: string, tokens: Record<string, string>): string[] => {
  const known = Object.keys(tokens).map(name => `{${name}}`)
  return [...text.matchAll(/\{\s*[A-Za-z][\w-]*\s*\}/g)]
    .filter(([token]) => !known.includes(token))
    .map(([token]) => `has the unknown token ${token}${suggestion(token, known)}`)
}

const isLostTable = (source: string): boolean => {
  const lines = source.split(/\r?\n/)
  const [header = "", delimiters = ""] = lines
  if (header.includes("|") && /^[\s|:-]+$/.test(delimiters) && /-.*\|.*-/.test(delimiters)) return true
  const cells = lines.map(row => (/^\s*\|.*\|\s*$/.test(row) ? row.split("|").length : 0))
  return cells.every(count => count > 0) && cells.filter(count => count > 3).length > 1
}

const startOf = ({ position }: Node): number => position?.start.offset ?? 0

export const sourceOf = ({ position }: Node, text: string): string =>
  text.slice(position?.start.offset, position?.end?.offset)

const endOf = ({ position }: Node): number => position?.end.offset ?? 0

const maskedSource = (block: Node, text: string): string => {
  let words = sourceOf(block, text)
  const mask = (from: number, to: number) => {
    const [start, end] = [from - startOf(block), to - startOf(block)]
    words = words.slice(0, start) + filler.repeat(end - start) + words.slice(end)
  }
  visit(block, node => {
    if (!node.position) return undefined
    if (/^(strong|emphasis|delete)$/.test(node.type)) {
      // Their own asterisks are no mistake.
      const { children } = node as Strong
      mask(startOf(node), startOf(children[0] ?? node))
      mask(endOf(children.at(-1) ?? node), endOf(node))
      return undefined
    }
    if (!/^(inlineCode|html|image|link|footnoteReference)/.test(node.type)) return undefined
    mask(startOf(node), endOf(node))
    return SKIP
  })
  return words
}

/** CommonMark, "Backslash escapes". */
const escapes = /\\[!-/:-@[-`{-~]/g

type Report = (reason: string, block: Node, indexInBlock?: number) => void

type Body = { text: string; tokens?: Record<string, string>; error: Report; warn: Report }

const checkConflictMarkers = (block: Node, { text, error }: Body): void => {
  const mark = block.type !== "code" && conflictMarker.exec(sourceOf(block, text))
  if (mark) error(conflictMessage, block, mark.index)
}

/** A line below a heading is as long as the heading, or at least it has no end of a sentence. */
const isSentence = (words: string, lineLength: number): boolean =>
  /[.;,।॥。，；…]["'”’»)]?$/u.test(words) ||
  (lineLength < 4 &&
    (/[!?:！？؟]["'”’»)]?$/u.test(words) || words.length > 70 || /[\n]|[.!?][ \t]+\p{Lu}/u.test(words)))

const checkHeading = (heading: Heading, above: Heading | undefined, { text, warn }: Body): void => {
  if (above && heading.depth > above.depth + 1)
    warn(`the heading skips a level; expected ${"#".repeat(above.depth + 1)}`, heading)
  const [, words = "", line = ""] = /^([\s\S]*)\n[ \t>]*(-+|=+)[ \t]*$/.exec(sourceOf(heading, text)) ?? []
  if (isSentence(words.trim(), line.length))
    warn("the hyphens turn the text above into a heading; put an empty line between them", heading)
}

/** The fence of code that has none below it. */
export const openFence = (code: Code, text: string): string | undefined => {
  const source = sourceOf(code, text)
  const [fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
  const [, last = ""] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(source) ?? []
  return fence && !last.startsWith(fence) ? fence : undefined
}

const checkCode = (code: Code, { text, error, warn }: Body): void => {
  const isIndented = !/^(`{3}|~{3})/.test(sourceOf(code, text))
  const [, advice] = (isIndented && indentedText.find(([syntax]) => syntax.test(code.value))) || []
  if (advice) warn(`${quote(code.value.trim())} is indented: ${advice}`, code)
  if (openFence(code, text))
    error("the code fence is not closed; expected the same fence below the code", code)
}

const checkHtmlBlock = (html: Html, { error, warn }: Body): void => {
  if (html.value.lastIndexOf("<!--") > html.value.lastIndexOf("-->"))
    error("the comment is not closed and hides everything after it; expected -->", html)
  const shown = html.value.replace(/<(pre|code)[\s\S]*?<\/\1>|<[^>]*>/gi, "")
  for (const typed of shown.match(template) ?? [])
    warn(`${quote(typed)} is shown as typed; ${adviceFor(typed)}`, html)
  for (const [syntax, advice] of pastedText)
    for (const [found] of shown.matchAll(syntax)) warn(`${quote(found)} is shown as typed; ${advice}`, html)
  if (/\]\([^)]+\)|\*\*\w[^*]*\*\*|`[^`\n]+`|^#{1,6} /m.test(shown))
    warn("markdown in a block of HTML is shown as typed; put an empty line before and after it", html)
}

const checkFootnote = (footnote: FootnoteDefinition, { text, error }: Body): void => {
  if (text.split(`[^${footnote.label}]`).length === 2)
    error(`the footnote [^${footnote.identifier}] is not shown, since nothing refers to it`, footnote)
}

const checkTable = ({ align, children: rows }: Table, { error }: Body): void => {
  const columns = align?.length ?? 0
  for (const row of rows)
    if (row.children.length > columns)
      error(`the row has more than ${columns} cells; escape a bar inside a cell as \\|`, row)
}

const checkInlineText = (block: Node, { text, tokens, error, warn }: Body): void => {
  const source = sourceOf(block, text)
  const unescaped = maskedSource(block, text)
  const words = unescaped.replace(escapes, filler + filler)
  // The id of a heading may be written as an MDX comment.
  const plain = block.type === "heading" ? splitHeadingId(words).text : words
  const typed = ({ 0: found, index }: RegExpExecArray) =>
    `${quote(source.slice(index, index + found.length).trim())} is shown as typed`
  for (const [syntax, expected] of brokenSyntax)
    for (const found of words.matchAll(syntax))
      error(`${typed(found)}; expected ${expected}`, block, found.index)
  for (const found of unescaped.matchAll(escapedSyntax))
    warn(`${typed(found)}; write a code fence with the language formula instead`, block, found.index)
  for (const [syntax, advice] of pastedText)
    for (const found of words.matchAll(syntax)) warn(`${typed(found)}; ${advice}`, block, found.index)
  for (const [syntax, advice] of block.type === "tableCell" ? [] : otherSyntax)
    for (const found of plain.matchAll(syntax))
      warn(`${typed(found)}; ${advice ?? adviceFor(found[0])}`, block, found.index)
  if (block.type === "paragraph" && isLostTable(words))
    error("the table is shown as typed; expected | --- | for each column below the header row", block)
  for (const problem of tokens ? tokenProblems(words, tokens) : []) error(`the text ${problem}`, block)
}

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

/** Also in code, whose reader they mislead. */
const checkInvisible = (tree: Root, { text, warn }: Body): void => {
  for (const block of tree.children)
    for (const { 0: mark, index } of sourceOf(block, text).matchAll(invisibleMarks))
      if (!/[\u200e-\u200f\u202a-\u202c\u2066-\u2069]/.test(mark) || !rightToLeft.test(sourceOf(block, text)))
        warn(`the invisible character ${codePointOf(mark)} is in the text; remove it`, block, index)
}

/** @param tokens names that are known in braces; undefined allows any */
export const checkMarkdown = (tree: Root, vfile: VFile, tokens?: Record<string, string>): void => {
  const places = location(vfile)
  const body: Body = {
    text: String(vfile.value),
    tokens,
    error: (reason, block, index = 0) => addError(vfile, reason, places.toPoint(startOf(block) + index)),
    warn: (reason, block, index = 0) => addWarning(vfile, reason, places.toPoint(startOf(block) + index)),
  }
  for (const block of tree.children) checkConflictMarkers(block, body)
  checkInvisible(tree, body)
  const headings = tree.children.filter(block => block.type === "heading")
  for (const [index, heading] of headings.entries()) checkHeading(heading, headings[index - 1], body)
  visit(tree, node => {
    if (node.type === "code") checkCode(node, body)
    if (node.type === "html") checkHtmlBlock(node, body)
    if (node.type === "footnoteDefinition") checkFootnote(node, body)
    if (node.type === "table") checkTable(node, body)
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return undefined
    checkInlineText(node, body)
    return SKIP
  })
}
