import type { Nodes, Root } from "hast"
import { findAndReplace } from "hast-util-find-and-replace"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

const code = ["code", "pre"]

/**
 * Replaces superscript and subscript characters, as in "R₁" and "x²", with `<sup>` and `<sub>`: the site's fonts have no
 * subscripts, and superscripts would need another font.
 * @param ignore elements to leave unchanged
 */
export const setSubAndSup = (tree: Nodes, ignore: string[] = code): void =>
  findAndReplace(
    tree,
    [
      [/[₀-₎ₐ-ₜᵢ-ᵥ]+/g, run => h("sub", run.normalize("NFKC"))],
      [/[¹²³⁰ⁱ⁴-ⁿ]+/g, run => h("sup", run.normalize("NFKC"))],
    ],
    { ignore },
  )

/** A word or range of at most 18 characters with a hyphen or dash in it. */
const hyphenated = /(?<!\S)(?=\S{1,18}(?:\s|$))\S*[\p{L}\p{N}][-–][\p{L}\p{N}]\S*/gu

/** Prevents line breaks in hyphenated words and ranges in headings and table cells, which are narrow. */
export const preventHyphenBreaks = (tree: Root): void => {
  visit(tree, "element", node => {
    if (/^(h[1-6]|th|td)$/.test(node.tagName))
      findAndReplace(node, [hyphenated, word => h("span.nowrap", word)], { ignore: code })
  })
}
