import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { visitParents } from "unist-util-visit-parents"
import { diagramFor } from "./diagrams"

/** Resolves a relative path to the address of another text's page or of a published file, if there is one. */
export type LinkTarget = (path: string) => Promise<string | undefined>

/** Returns the markup of an image by its address as written; undefined leaves the image unchanged. */
export type ImageMarkup = (src: string, alt: string) => Promise<string | undefined>

/** Returns the markup of a chart by its slug, if there is one. */
export type ChartMarkup = (slug: string) => Promise<string | undefined>

type Replace = (element: Element, parents: (Root | Element)[]) => Promise<void>

const forEach = async (tree: Root, tagName: string, replace: Replace): Promise<void> => {
  const found: Parameters<Replace>[] = []
  visitParents(tree, { type: "element", tagName }, (element, parents) => {
    found.push([element, parents])
  })
  await Promise.all(found.map(([element, parents]) => replace(element, parents)))
}

/** Replaces links that are relative to the text's file with addresses of the site. */
export const replaceLinks = (tree: Root, targetOf: LinkTarget): Promise<void> =>
  forEach(tree, "a", async ({ properties }) => {
    const href = String(properties.href ?? "")
    if (/^([a-z][a-z0-9+.-]*:|[/#?]|$)/i.test(href)) return
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const target = await targetOf(path)
    // The address of a service already has a fragment.
    if (target) properties.href = target.includes("#") ? target : target + rest
  })

/** Whether an element contains nothing but an image. @param isDeep also inside links, emphasis and the like */
const showsOnly = (image: Element, { children }: Element, isDeep: boolean): boolean =>
  children.every(
    child =>
      child === image ||
      (child.type === "text" && !child.value.trim()) ||
      (isDeep && child.type === "element" && child.tagName !== "img" && showsOnly(image, child, true)),
  )

/**
 * Replaces images with the markup from `markupOf` or with the built-in diagram selected by the alt text. An image
 * in its own paragraph becomes a figure with its title as the caption.
 */
export const replaceImages = (tree: Root, markupOf: ImageMarkup): Promise<void> =>
  forEach(tree, "img", async (image, parents) => {
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
    // Paragraphs may not contain figures (HTML, "The p element").
    if (diagram && paragraph) paragraph.tagName = "div"
    parent?.children.splice(parent.children.indexOf(child), 1, shown)
  })

/** Whether an element is the code of a chart fence, whose language is `chart` and whose text is a slug. */
export const isChartFence = ({ tagName, properties }: Element): boolean =>
  tagName === "code" && [properties.className].flat().includes("language-chart")

/** Replaces chart fences with their charts; a fence that names no chart stays. */
export const replaceCharts = (tree: Root, markupOf: ChartMarkup): Promise<void> =>
  forEach(tree, "pre", async (fence, parents) => {
    const [[code], parent] = [fence.children, parents.at(-1)]
    if (!parent || code?.type !== "element" || !isChartFence(code)) return
    const value = await markupOf(textOf(code).trim())
    if (value !== undefined) parent.children[parent.children.indexOf(fence)] = { type: "raw", value }
  })
