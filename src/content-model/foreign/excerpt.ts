import { toString as textOf } from "hast-util-to-string"
import { elementsOf, parseMarkdown, unsafeHtmlTree } from "../../markdown/html-tree"
import { oneLine } from "../read/normalise"
import { maxDescriptionLength } from "../types/shared-fields"
import { hasTemplate } from "./template"

/** What a body becomes, before it is made safe. */
export const htmlOf = (markdown: string) => unsafeHtmlTree(parseMarkdown(markdown))

/** The main heading at the beginning of a text. */
export const headingOf = (body: string): string | undefined => {
  const [first] = elementsOf(htmlOf(body))
  return first?.tagName === "h1" ? oneLine(textOf(first)) : undefined
}

/** Other syntax of theirs, of which the check warns where it stands in a text. */
const foreign = /^[[{]|^(?:import|export) |\[\[|\[\/\w+\]|==\S/

/** The first paragraph, cut after a sentence or word. */
export const excerptOf = (body: string): string | undefined => {
  // The check refuses Obsidian's private notes in the text; an excerpt that --fix wrote of them would stay.
  const shown = body.replace(/%%[\s\S]*?%%/g, "")
  const paragraphs = elementsOf(htmlOf(shown)).filter(({ tagName }) => tagName === "p")
  const isProse = (text: string) => /\p{L}/u.test(text) && !hasTemplate(text) && !foreign.test(text)
  const text = paragraphs.map(node => oneLine(textOf(node))).find(isProse)
  if (!text || text.length <= maxDescriptionLength) return text
  const start = text.slice(0, maxDescriptionLength)
  const [sentences] = /^.{60,}(?:[.!?](?=\s)|[。！？])/u.exec(start) ?? []
  return sentences ?? `${start.slice(0, -1).replace(/\s+\S*$/, "")}…`
}
