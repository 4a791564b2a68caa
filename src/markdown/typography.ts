import type { Element, Nodes, Root } from "hast"
import { findAndReplace } from "hast-util-find-and-replace"
import { h } from "hastscript"
import { visit } from "unist-util-visit"
import { keepNumbers } from "../shared/keep-numbers"

const code = ["code", "pre"]

/** "R₁" and "x²" become `<sub>` and `<sup>`: the site's fonts lack such characters. */
export const setSubAndSup = (tree: Nodes, ignore: string[] = code): void =>
  findAndReplace(
    tree,
    [
      [/[₀-₎ₐ-ₜᵢ-ᵥ]+/g, run => h("sub", run.normalize("NFKC"))],
      [/[¹²³⁰ⁱ⁴-ⁿ]+/g, run => h("sup", run.normalize("NFKC"))],
    ],
    { ignore },
  )

const parts: [RegExp, (found: string) => string | Element][] = [
  [/[\s\S]+/g, keepNumbers],
  // "p-chart", "30-minute", "+₹5"
  [
    /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]{1,2}-\p{L}+(?![\p{L}-])|[+−±]\p{Sc}[\d.,]*\d)/gu,
    word => h("span.nowrap", word),
  ],
]

/** Keeps numbers with their units and signs, and single letters with their hyphen, on one line. */
export const preventNumberBreaks = (tree: Root): void => {
  for (const part of parts) findAndReplace(tree, [part], { ignore: code })
}

const hyphenated = /(?<!\S)(?=\S{1,18}(?:\s|$))\S*[\p{L}\p{N}][-–][\p{L}\p{N}]\S*/gu

/** Keeps short hyphenated words and ranges on one line in headings and table cells, which are narrow. */
export const preventHyphenBreaks = (tree: Root): void => {
  visit(tree, "element", node => {
    if (/^(h[1-6]|th|td)$/.test(node.tagName))
      findAndReplace(node, [hyphenated, word => h("span.nowrap", word)], { ignore: code })
  })
}
