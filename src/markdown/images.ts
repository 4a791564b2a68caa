import type { Element, Root } from "hast"
import { visitParents } from "unist-util-visit-parents"
import { diagramFor } from "./diagrams"
import { liftDiagrams } from "./lift-diagrams"

/** Gives the markup of an image from its address as written and its alternative text; undefined leaves it as it is. */
export type ImageMarkup = (src: string, alt: string) => Promise<string | undefined>

type Place = { image: Element; ancestors: Element[] }

const raw = (value: string) => ({ type: "raw", value }) as unknown as Element

const figure = (markup: string, caption: string): Element => ({
  type: "element",
  tagName: "figure",
  properties: { className: ["body-image"] },
  children: caption
    ? [
        raw(markup),
        {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: caption }],
        },
      ]
    : [raw(markup)],
})

const isAlone = (image: Element, paragraph: Element): boolean =>
  paragraph.tagName === "p" &&
  paragraph.children.every(child => child === image || (child.type === "text" && !child.value.trim()))

const swap = (parent: Element, from: Element, to: Element) => {
  parent.children[parent.children.indexOf(from)] = to
}

/**
 * Replaces the two built-in diagrams by their alternative text, whatever address the image names, and other images by the
 * markup that `markupOf` gives; an image that is a paragraph of its
 * own becomes a figure with its title as caption. Changes the tree in place.
 */
export const replaceImages = async (tree: Root, markupOf: ImageMarkup): Promise<void> => {
  liftDiagrams(tree)
  const places: Place[] = []
  visitParents(tree, { type: "element", tagName: "img" }, (image, ancestors) => {
    places.push({ image: image as Element, ancestors: [...ancestors] as Element[] })
  })
  await Promise.all(
    places.map(async ({ image, ancestors }) => {
      const alt = String(image.properties?.alt ?? "")
      const diagram = diagramFor(alt)
      const markup = diagram ?? (await markupOf(String(image.properties?.src ?? ""), alt))
      const [parent, around] = [...ancestors].reverse()
      if (!markup || !parent) return
      if (around && isAlone(image, parent))
        swap(around, parent, figure(markup, String(image.properties?.title ?? "")))
      else swap(parent, image, raw(markup))
    }),
  )
}
