import type { Root } from "hast"
import { wrapRuns } from "./wrap-runs"

// Subscripts of Unicode ("Superscripts and Subscripts", and the letters of Phonetic Extensions): neither font of the site
// has them, so that each came from another font of the visitor's system.
const subscripts = /([₀-₎ₐ-ₜᵢ-ᵥ]+)/

const plain = (run: string) => run.normalize("NFKC")

/** HTML in which subscripts such as in "R₁" are ordinary characters set low. */
export const lowered = (html: string): string =>
  html.replace(new RegExp(subscripts, "g"), run => `<sub>${plain(run)}</sub>`)

/** Sets the subscripts of a text as ordinary characters set low; those in code stay as they are. Changes the tree in place. */
export const setSubscripts = (tree: Root): void =>
  wrapRuns(tree, subscripts, run => ({
    type: "element",
    tagName: "sub",
    properties: {},
    children: [{ type: "text", value: plain(run) }],
  }))
