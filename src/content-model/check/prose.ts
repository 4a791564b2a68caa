import { highlighterKnows } from "../../markdown/highlight"
import type { MarkdownNode } from "../../markdown/parse"
import type { Outline } from "../read/outline"
import { nearest } from "../report/nearest"
import type { Found } from "./found"

const mostWords = 200

const plainText = ({ type, value = "", children = [] }: MarkdownNode): string =>
  type === "text" || type === "inlineCode" ? value : type === "break" ? " " : children.map(plainText).join("")

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

const vague = /^(?:click )?(?:here|this|link|this link|read more|more|click here)$/i

const warning = (place: { line: number; column: number }, message: string): Found => ({
  line: place.line,
  column: place.column,
  message,
  severity: "warning",
})

const paragraphHints = (node: MarkdownNode, { placeAt }: Outline, isWithin: boolean): Found[] => {
  const place = placeAt(node.position.start.offset)
  const words = wordsIn(plainText(node))
  const [first, ...rest] = node.children ?? []
  // In a list it is the entry's own heading.
  const isBold =
    !isWithin && first?.type === "strong" && rest.length === 0 && !/[.!?:]$/.test(plainText(first))
  return [
    ...(words >= mostWords
      ? [
          warning(
            place,
            `the paragraph has ${words} words; expected fewer than ${mostWords}, since long ones are not read`,
          ),
        ]
      : []),
    ...(isBold
      ? [
          warning(
            place,
            "a paragraph that is bold throughout is no heading; write ## before it if it is meant as one",
          ),
        ]
      : []),
  ]
}

const headingHints = (node: MarkdownNode, outline: Outline, body: string): Found[] => {
  const source = body.slice(node.position.start.offset, node.position.end.offset)
  const isUnderlined = /\n[ \t>]*(?:-+|=+)[ \t]*$/.test(source)
  const text = plainText(node)
  return isUnderlined && (text.length > 80 || /[.;,]$/.test(text))
    ? [
        warning(
          outline.placeAt(node.position.start.offset),
          "the line of hyphens makes a heading of the text above it; write an empty line between them if it is meant as a rule",
        ),
      ]
    : []
}

const codeHints = (node: MarkdownNode, { placeAt }: Outline): Found[] => {
  const language = node.lang ?? ""
  const known = highlighterKnows(language)
  if (known === true) return []
  const near = nearest(language, known)
  return [
    warning(
      placeAt(node.position.start.offset),
      `the language "${language}" of the code is not known, so that it gets no colours${near ? `; did you mean "${near}"?` : ""}`,
    ),
  ]
}

/** What an editor may want to look at in the words of a text; none of it stops a build. */
export const proseHints = (outline: Outline, body: string): Found[] => {
  const found: Found[] = []
  const walk = (node: MarkdownNode, isWithin = true): void => {
    if (node.type === "paragraph") found.push(...paragraphHints(node, outline, isWithin))
    if (node.type === "heading") found.push(...headingHints(node, outline, body))
    if (node.type === "code") found.push(...codeHints(node, outline))
    for (const child of node.children ?? []) walk(child, node !== outline.tree)
  }
  walk(outline.tree)
  for (const { words, href, ...place } of outline.links)
    if (vague.test(words.trim()))
      found.push(
        warning(place, `the link's words "${words.trim()}" say nothing by themselves; say where it leads`),
      )
  return found
}
