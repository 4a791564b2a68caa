import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

// Subscripts of Unicode ("Superscripts and Subscripts", and the letters of Phonetic Extensions): neither font of the site
// has them, so that each came from another font of the visitor's system.
const subscripts = /([₀-₎ₐ-ₜᵢ-ᵥ]+)/

const plain = (run: string) => run.normalize("NFKC")

/** HTML in which subscripts such as in "R₁" are ordinary characters set low. */
export const lowered = (html: string): string =>
  html.replace(new RegExp(subscripts, "g"), run => `<sub>${plain(run)}</sub>`)

/** Sets the subscripts of a text as ordinary characters set low; those in code stay as they are. Changes the tree in place. */
export const setSubscripts = (tree: Root): void => {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && (node.tagName === "code" || node.tagName === "pre")) return SKIP
    if (node.type !== "text" || !parent || index === undefined || !subscripts.test(node.value))
      return undefined
    const parts = node.value.split(subscripts).map((part, place): Element | typeof node =>
      place % 2
        ? {
            type: "element",
            tagName: "sub",
            properties: {},
            children: [{ type: "text", value: plain(part) }],
          }
        : { ...node, value: part },
    )
    parent.children.splice(index, 1, ...(parts as never[]))
    return index + parts.length
  })
}
