import type { MarkdownNode } from "../../markdown/parse"
import { type At, type Outline, outlineOf } from "../read/outline"
import type { Found } from "./found"
import { headingMistakes } from "./headings"
import { literalMistakes } from "./literal-markdown"
import { proseHints } from "./prose"
import { htmlMistakes } from "./raw-html"

/** All that the checks want to know of a body, whatever stands around it; lines are counted from its first. */
export type BodyFacts = Pick<Outline, "links" | "images" | "charts" | "headings" | "ids"> & {
  /** What is wrong or odd in the body by itself. */
  found: Found[]
  /** Whether it shows nothing. */
  isEmpty: boolean
  /** Text with braces, code left out. */
  braces: (At & { text: string })[]
}

const isSeen = ({ type, value = "", children = [] }: MarkdownNode): boolean => {
  if (type === "definition") return false
  if (type === "html") return value.replace(/<!--[\s\S]*?-->/g, "").trim() !== ""
  return children.length > 0
    ? children.some(isSeen)
    : value.trim() !== "" || /^(image|thematicBreak)/.test(type)
}

const bracesIn = (node: MarkdownNode, placeAt: Outline["placeAt"]): BodyFacts["braces"] =>
  node.type === "text"
    ? node.value?.includes("{")
      ? [{ ...placeAt(node.position.start.offset), text: node.value }]
      : []
    : (node.children ?? []).flatMap(child => bracesIn(child, placeAt))

/** Reads and judges a body by itself. */
export const bodyFacts = (body: string): BodyFacts => {
  const outline = outlineOf(body)
  const { links, images, charts, headings, ids, tree, placeAt } = outline
  return {
    links,
    images,
    charts,
    headings,
    ids,
    found: [
      ...headingMistakes(headings),
      ...htmlMistakes(outline),
      ...literalMistakes(outline, body),
      ...proseHints(outline, body),
    ],
    isEmpty: !isSeen(tree),
    braces: bracesIn(tree, placeAt),
  }
}
