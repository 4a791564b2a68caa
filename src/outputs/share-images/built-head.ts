import type { HeadFacts } from "../../shared/share-card/share-card"

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => entities[entity] ?? entity)

/** Reads from a built document what its share image is to show, as React wrote it there; nothing where it has none. */
export const builtHead = (html: string): HeadFacts | undefined => {
  const content = (property: string): string | undefined => {
    const found = new RegExp(`<meta [^>]*property="${property}" content="([^"]*)"`).exec(html)?.[1]
    return found === undefined ? undefined : unescaped(found)
  }
  const title = content("og:title")
  const url = content("og:url")
  return title && url
    ? { title, path: new URL(url).pathname, section: content("article:section") }
    : undefined
}
