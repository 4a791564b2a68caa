import type { Element, Root } from "hast"
import { h } from "hastscript"
import { visitParents } from "unist-util-visit-parents"
import { diagramFor } from "./diagrams"

/** Returns the markup of an image by its address as written and its alternative text; undefined leaves it as it is. */
export type ImageMarkup = (src: string, alt: string) => Promise<string | undefined>

/** Whether an element shows nothing but an image. @param isDeep also inside links, emphasis and the like */
const showsOnly = (image: Element, { children }: Element, isDeep: boolean): boolean =>
  children.every(
    child =>
      child === image ||
      (child.type === "text" && !child.value.trim()) ||
      (isDeep && child.type === "element" && child.tagName !== "img" && showsOnly(image, child, true)),
  )

/**
 * Replaces images with the markup from `markupOf`, and those whose alternative text names a built-in diagram with that
 * diagram. An image in a paragraph of its own becomes a figure with its title as the caption.
 */
export const replaceImages = async (tree: Root, markupOf: ImageMarkup): Promise<void> => {
  const places: [image: Element, parents: (Root | Element)[]][] = []
  visitParents(tree, { type: "element", tagName: "img" }, (image, parents) => {
    places.push([image, parents])
  })
  const replace = async ([image, parents]: (typeof places)[number]): Promise<void> => {
    const { src = "", alt = "", title } = image.properties
    const diagram = diagramFor(String(alt))
    const value = diagram ?? (await markupOf(String(src), String(alt)))
    if (value === undefined) return
    const markup = { type: "raw" as const, value }
    const at = parents.findLastIndex(parent => parent.type === "element" && parent.tagName === "p")
    const paragraph = parents[at] as Element | undefined
    const isAlone = paragraph !== undefined && showsOnly(image, paragraph, diagram !== undefined)
    const [parent, child] = isAlone ? [parents[at - 1], paragraph] : [parents.at(-1), image]
    const caption = title ? h("figcaption", String(title)) : null
    const shown = isAlone && !diagram ? h("figure.body-image", [markup, caption]) : markup
    // A diagram is a figure, which no paragraph may contain (HTML, "The p element").
    if (diagram && paragraph) paragraph.tagName = "div"
    parent?.children.splice(parent.children.indexOf(child), 1, shown)
  }
  await Promise.all(places.map(replace))
}
