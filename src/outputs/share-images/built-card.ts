import { parse } from "node-html-parser"
import { type ShareCard, shareCardOf } from "../../shared/share-card/share-card"

/**
 * Reads from a built document what its share image is to show; nothing where it has none, or where its canonical address is
 * another, whose image it then names.
 */
export const builtCard = (html: string, path: string): ShareCard | undefined => {
  const head = parse(html.slice(0, html.indexOf("</head>")))
  const content = (property: string) =>
    head.querySelector(`meta[property="${property}"]`)?.getAttribute("content")
  const title = content("og:title")
  const url = content("og:url")
  return title && url && new URL(url).pathname === path
    ? shareCardOf({ title, path, section: content("article:section") })
    : undefined
}
