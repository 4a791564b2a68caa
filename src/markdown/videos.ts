import type { Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { SKIP, visit } from "unist-util-visit"

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

/** Turns a video link in its own paragraph into a poster that links to the provider; nothing is loaded from there. */
export const replaceVideos = (tree: Root): void => {
  visit(tree, { type: "element", tagName: "p" }, (paragraph, index, parent) => {
    const [link, ...others] = paragraph.children.filter(
      child => child.type !== "text" || child.value.trim() !== "",
    )
    if (others.length > 0 || link?.type !== "element" || link.tagName !== "a") return undefined
    const href = String(link.properties.href ?? "")
    const provider = providerOf(href)
    const words = textOf(link).trim()
    // A linked image is the editor's own poster.
    if (!provider || !words || !parent || index === undefined) return undefined
    const title = /^(?:https?:|www\.)/i.test(words) ? "Watch the video" : words
    const lines = [h("span.video-title", title), " ", h("span.video-provider", `on ${provider}`)]
    parent.children[index] = h("figure.video", h("a", { href }, lines))
    return SKIP
  })
}
