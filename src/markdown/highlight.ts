import type { Root } from "hast"
import { findAndReplace } from "hast-util-find-and-replace"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import { SKIP, visit } from "unist-util-visit"
import { setSubAndSup } from "./typography"

/** Names that Prism does not know; its `none` has no colours. */
const aliases = new Map(
  Object.entries({
    text: "none",
    plain: "none",
    plaintext: "none",
    txt: "none",
    jsonc: "json",
    jsonl: "json",
    console: "shell-session",
    "c++": "cpp",
    "c#": "csharp",
    "f#": "fsharp",
    "objective-c": "objectivec",
    golang: "go",
    zsh: "bash",
  }),
)

const highlight = (code: string, language: string): string | undefined => {
  if (!Object.hasOwn(Prism.languages, language)) {
    loadLanguages.silent = true
    loadLanguages(language)
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined
  if (typeof grammar !== "object") return undefined
  // Operators and punctuation would be most of the elements, and have no colour.
  return Prism.highlight(code, grammar, language).replace(
    /<span class="token (?:operator|punctuation)">([^<]*)<\/span>/g,
    "$1",
  )
}

export const highlightCode = (tree: Root): void => {
  visit(tree, { type: "element", tagName: "pre" }, (pre, index, parent) => {
    const [code, ...others] = pre.children
    if (others.length > 0 || code?.type !== "element" || code.tagName !== "code") return undefined
    const classes = [code.properties.className].flat().join(" ")
    // Line numbers may follow: `js{1,3}`.
    const written = (/(?:^| )language-([^\s{,:]*)/.exec(classes)?.[1] ?? "").toLowerCase()
    const language = aliases.get(written) ?? written
    const label = language || "text"
    const text = textOf(code).replace(/\n$/, "")
    const html = highlight(text, language)
    const className = [`language-${label}`]
    const shown = h("code", { className }, html === undefined ? text : { type: "raw", value: html })
    if (language === "formula") {
      findAndReplace(shown, [/(?<=\S )= [^=\n]*[^=\s]/g, side => h("span", side)])
      findAndReplace(shown, [[/(?<=\p{L})_(\p{L}+|\p{N}+)/gu, (_, index: string) => h("sub", index)]])
      setSubAndSup(shown, [])
    }
    const properties = { ...pre.properties, className, translate: "no" }
    const block = { ...pre, properties, children: [shown] }
    if (parent && index !== undefined)
      parent.children[index] = h("div.gatsby-highlight", { dataLanguage: label }, block)
    return SKIP
  })
}
