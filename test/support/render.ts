import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"

/** The HTML of an element, as a page of the build holds it. */
export const render = (element: ReactElement): string => renderToStaticMarkup(element)

/** The start tags of one name: attributes in the order of the component. */
export const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, "g"))].map(([tag]) => tag)
