import { Children, isValidElement, type ReactElement, type ReactNode } from "react"
import type { HeadFacts } from "../../shared/share-card/share-card"

type Tag = ReactElement<Record<string, unknown>>

/** The elements among the components of a head, whatever they are nested in. */
export const tagsOf = (nodes: ReactNode): Tag[] =>
  Children.toArray(nodes).filter((node): node is Tag => isValidElement(node))

/** Whether the element is the page's structured data. */
export const isGraph = ({ type, props }: Tag): boolean =>
  type === "script" && props.type === "application/ld+json"

/** Reads what `Seo` put into the head; nothing for a page that stands for no document. */
export const headFacts = (tags: readonly Tag[]): HeadFacts | undefined => {
  const content = (property: string): string | undefined => {
    const value = tags.find(({ props }) => props.property === property)?.props.content
    return typeof value === "string" ? value : undefined
  }
  const title = content("og:title")
  const url = content("og:url")
  if (!title || !url) return undefined
  return {
    title,
    path: new URL(url).pathname,
    section: content("article:section"),
    description: content("og:description"),
  }
}
