import { Children, isValidElement, type ReactElement, type ReactNode } from "react"

/** An element of a document's head. */
export type Tag = ReactElement<Record<string, unknown>>

/** The elements among the components of a head, whatever they are nested in. */
export const tagsOf = (nodes: ReactNode): Tag[] =>
  Children.toArray(nodes).filter((node): node is Tag => isValidElement(node))
