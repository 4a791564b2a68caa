import type { Element, ElementContent, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { visitParents } from "unist-util-visit-parents"
import { schemeOf, withoutSlash } from "../shared/addresses"
import { fillTokens } from "../shared/text-tokens"
import { textWords } from "../shared/words/texts"
import { hasClass } from "./html-tree"

// Each returns undefined to leave the element as it is.
export type LinkTarget = (relativePath: string) => Promise<string | undefined>
export type ImageMarkup = (src: string, alt: string) => Promise<string | undefined>
/** What replaces an image with this alternative text, if any. */
export type DiagramMarkup = (alt: string) => Promise<string | undefined>
export type ChartMarkup = (slug: string) => Promise<string | undefined>

type Replace = (element: Element, parents: (Root | Element)[]) => Promise<void>

const forEachElement = async (tree: Root, tagName: string, replace: Replace): Promise<void> => {
  const found: Parameters<Replace>[] = []
  visitParents(tree, { type: "element", tagName }, (element, parents) => {
    found.push([element, parents])
  })
  await Promise.all(found.map(([element, parents]) => replace(element, parents)))
}

export const replaceLinks = (tree: Root, targetOf: LinkTarget): Promise<void> =>
  forEachElement(tree, "a", async ({ properties }) => {
    const href = String(properties.href ?? "")
    if (href.startsWith("/")) properties.href = withoutSlash(href)
    if (schemeOf(href) || /^([/#?]|$)/.test(href)) return
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const target = await targetOf(path)
    // The address of a service already has a fragment.
    if (target) properties.href = target.includes("#") ? target : target + rest
  })

const isBlank = (node: ElementContent): boolean => node.type === "text" && !node.value.trim()

const showsOnly = (image: Element, { children }: Element, insideElements: boolean): boolean =>
  children.every(
    child =>
      child === image ||
      isBlank(child) ||
      (insideElements &&
        child.type === "element" &&
        child.tagName !== "img" &&
        showsOnly(image, child, true)),
  )

const isDrawing = (markup: string): boolean => /\bsrc="[^"]*\.svg"/.test(markup)

export const replaceImages = (tree: Root, markupOf: ImageMarkup, diagramOf: DiagramMarkup): Promise<void> =>
  forEachElement(tree, "img", async (image, parents) => {
    const { src = "", alt = "", title } = image.properties
    const diagram = await diagramOf(String(alt))
    const value = diagram ?? (await markupOf(String(src), String(alt)))
    if (value === undefined) return
    const markup = { type: "raw" as const, value }
    const at = parents.findLastIndex(parent => parent.type === "element" && parent.tagName === "p")
    const paragraph = parents[at] as Element | undefined
    const isAlone = paragraph !== undefined && showsOnly(image, paragraph, diagram !== undefined)
    const outer = parents.at(-1)
    // The markup has a `picture` of its own.
    const own = outer?.type === "element" && outer.tagName === "picture" ? outer : image
    const [parent, child] = isAlone
      ? [parents[at - 1], paragraph]
      : [parents.at(own === image ? -1 : -2), own]
    const caption = title ? h("figcaption", String(title)) : null
    const shown =
      isAlone && !diagram
        ? h("figure.body-image", isDrawing(value) ? { tabIndex: 0, ariaLabel: String(alt) } : {}, [
            markup,
            caption,
          ])
        : markup
    // Paragraphs may not contain figures (HTML, "The p element").
    if (diagram && paragraph) paragraph.tagName = "div"
    parent?.children.splice(parent.children.indexOf(child), 1, shown)
  })

export const isChartFence = (node: Element): boolean =>
  node.tagName === "code" && hasClass(node, "language-chart")

export const replaceCharts = (tree: Root, markupOf: ChartMarkup): Promise<void> =>
  forEachElement(tree, "pre", async (fence, parents) => {
    const [[code], parent] = [fence.children, parents.at(-1)]
    if (!parent || code?.type !== "element" || !isChartFence(code)) return
    const value = await markupOf(textOf(code).trim())
    if (value !== undefined) parent.children[parent.children.indexOf(fence)] = { type: "raw", value }
  })

const providers: [host: RegExp, path: RegExp, name: string][] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, /^\/(?:watch|shorts\/|live\/|embed\/)/, "YouTube"],
  [/^youtu\.be$/, /^\/[\w-]+/, "YouTube"],
  [/^(?:www\.|player\.)?vimeo\.com$/, /^\/(?:video\/)?\d+/, "Vimeo"],
]

const providerOf = (href: string): string | undefined => {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined
  const { hostname, pathname } = new URL(href)
  return providers.find(([host, path]) => host.test(hostname) && path.test(pathname))?.[2]
}

/** A link to a video in its own paragraph becomes a poster with that link: nothing is loaded from the provider. */
export const replaceVideos = (tree: Root): Promise<void> =>
  forEachElement(tree, "p", async (paragraph, parents) => {
    const [link, ...others] = paragraph.children.filter(child => !isBlank(child))
    if (others.length > 0 || link?.type !== "element" || link.tagName !== "a") return
    const href = String(link.properties.href ?? "")
    const provider = providerOf(href)
    const words = textOf(link).trim()
    const parent = parents.at(-1)
    // A linked image is the editor's own poster.
    if (!provider || !words || !parent) return
    const title = /^(?:https?:|www\.)/i.test(words) ? textWords.video : words
    const lines = [
      h("span.video-title", title),
      " ",
      h("span.video-provider", fillTokens(textWords.provider, { provider })),
    ]
    parent.children[parent.children.indexOf(paragraph)] = h("figure.video", h("a", { href }, lines))
  })
