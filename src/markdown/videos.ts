import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { SKIP, visit } from "unist-util-visit"

const providers: [host: RegExp, path: RegExp, name: string][] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, /^\/(?:watch|shorts\/|live\/|embed\/)/, "YouTube"],
  [/^youtu\.be$/, /^\/[\w-]+/, "YouTube"],
  [/^(?:www\.|player\.)?vimeo\.com$/, /^\/(?:video\/)?\d+/, "Vimeo"],
]

/** The name of the provider whose video an address leads to. */
const providerOf = (href: string): string | undefined => {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined
  const { hostname, pathname } = new URL(href)
  return providers.find(([host, path]) => host.test(hostname) && path.test(pathname))?.[2]
}

const span = (className: string, value: string): Element => ({
  type: "element",
  tagName: "span",
  properties: { className: [className] },
  children: [{ type: "text", value }],
})

/** What stands on the poster: the link's words, unless they are its address. */
const titleOf = (link: Element): string => {
  const words = textOf(link).trim()
  return /^(?:https?:|www\.)/i.test(words) ? "Watch the video" : words
}

const poster = (link: Element, href: string, provider: string): Element => ({
  type: "element",
  tagName: "figure",
  properties: { className: ["video"] },
  children: [
    {
      type: "element",
      tagName: "a",
      properties: { href },
      children: [
        span("video-title", titleOf(link)),
        { type: "text", value: " " },
        span("video-provider", `on ${provider}`),
      ],
    },
  ],
})

/**
 * Makes a poster of each link to a video that is a paragraph of its own: it leads to the provider, of whom nothing is loaded
 * before. Changes the tree in place.
 */
export const setVideos = (tree: Root): void => {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "p" || !parent || index === undefined) return undefined
    const [link, ...others] = node.children.filter(
      child => child.type !== "text" || child.value.trim() !== "",
    )
    if (others.length > 0 || link?.type !== "element" || link.tagName !== "a") return undefined
    const href = String(link.properties.href ?? "")
    const provider = providerOf(href)
    // An image that is a link is a poster of the editor's own.
    if (!provider || !textOf(link).trim()) return undefined
    parent.children[index] = poster(link, href, provider)
    return SKIP
  })
}
