import type { Root } from "hast"
import { findAndReplace } from "hast-util-find-and-replace"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import { SKIP, visit } from "unist-util-visit"
import { setSubAndSup } from "./typography"

/** Names of languages that Prism does not know. */
const aliases: Record<string, string> = Object.fromEntries(
  Object.entries({
    bash: "zsh",
    batch: "bat cmd",
    powershell: "ps1",
    hcl: "tf",
    "shell-session": "console",
    none: "text plaintext plain txt formula chart meta",
    rust: "rs",
    json: "jsonl jsonls jsonc",
    markup: "vue svelte astro",
    javascript: "mjs cjs",
    typescript: "mts cts",
    cpp: "c++",
    go: "golang",
  }).flatMap(([name, words]) => words.split(" ").map(word => [word, name])),
)

const highlight = (code: string, language: string): string | undefined => {
  if (!Prism.languages[language]) {
    loadLanguages.silent = true
    loadLanguages(language)
  }
  const grammar = Prism.languages[language]
  if (typeof grammar !== "object") return undefined
  // Operators and punctuation have no colour, but would be most of the elements.
  return Prism.highlight(code, grammar, language).replace(
    /<span class="token (?:operator|punctuation)">([^<]*)<\/span>/g,
    "$1",
  )
}

/** Highlights code blocks with Prism. A language is the first word after the fence, without line numbers: `js{1,3}`. */
export const highlightCode = (tree: Root): void => {
  visit(tree, { type: "element", tagName: "pre" }, (pre, index, parent) => {
    const [code, ...others] = pre.children
    if (others.length > 0 || code?.type !== "element" || code.tagName !== "code") return undefined
    const classes = [code.properties.className].flat().join(" ")
    const written = (/(?:^| )language-([^\s{,:]*)/.exec(classes)?.[1] ?? "").toLowerCase()
    const language = aliases[written] ?? written
    const label = written === "formula" ? "formula" : language || "text"
    const text = textOf(code).replace(/\n$/, "")
    const html = highlight(text, language)
    const className = [`language-${label}`]
    const shown = h("code", { className }, html === undefined ? text : { type: "raw", value: html })
    if (written === "formula") {
      findAndReplace(shown, [/(?<=\S )= [^=\n]*[^=\s]/g, side => h("span", side)])
      setSubAndSup(shown, [])
    }
    const block = { ...pre, properties: { ...pre.properties, className }, children: [shown] }
    if (parent && index !== undefined)
      parent.children[index] = h("div.gatsby-highlight", { dataLanguage: label }, block)
    return SKIP
  })
}
