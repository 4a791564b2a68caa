import type { Root } from "hast"
import { wrapRuns } from "./wrap-runs"

// Unicode, "Superscripts and Subscripts", with the first three superscripts of Latin-1 and the letters of Phonetic
// Extensions. Neither font of the site has subscripts, so that each came from a font of the visitor's system; superscripts
// would be a font more for a page to load.
const small = /([₀-₎ₐ-ₜᵢ-ᵥ]+|[¹²³⁰ⁱ⁴-ⁿ]+)/
const raised = /[¹²³⁰ⁱ⁴-ⁿ]/

const tagOf = (run: string) => (raised.test(run) ? "sup" : "sub")
const plain = (run: string) => run.normalize("NFKC")

/** HTML in which small figures such as in "R₁" and "x²" are ordinary characters set low or high. */
export const withSmallFigures = (html: string): string =>
  html.replace(new RegExp(small, "g"), run => `<${tagOf(run)}>${plain(run)}</${tagOf(run)}>`)

/** Sets the small figures of a text as ordinary characters; those in code stay as they are. Changes the tree in place. */
export const setSmallFigures = (tree: Root): void =>
  wrapRuns(tree, small, run => ({
    type: "element",
    tagName: tagOf(run),
    properties: {},
    children: [{ type: "text", value: plain(run) }],
  }))
