import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import Prism from "prismjs"
import loadLanguages from "prismjs/components/index"
import components from "prismjs/components.json"
import { SKIP, visit } from "unist-util-visit"
import { withSmallFigures } from "./small-figures"

type Language = { alias?: string | string[]; aliasTitles?: Record<string, string> }

/** Names of languages that Prism does not know, and what they are to it. */
const aliases: Record<string, string> = {
  sh: "bash",
  zsh: "bash",
  bat: "batch",
  cmd: "batch",
  ps1: "powershell",
  tf: "hcl",
  console: "shell-session",
  text: "none",
  plaintext: "none",
  plain: "none",
  txt: "none",
  rs: "rust",
  jsonl: "json",
  jsonls: "json",
  jsonc: "json",
  json5: "json5",
  vue: "markup",
  svelte: "markup",
  astro: "markup",
  mjs: "javascript",
  cjs: "javascript",
  mts: "typescript",
  cts: "typescript",
  "c++": "cpp",
  golang: "go",
  formula: "none",
  chart: "none",
}

const languages = components.languages as unknown as Record<string, Language>

const known = new Set(
  Object.entries(languages).flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
)
known.delete("meta")

/**
 * The language of a code fence: the first word of what stands behind its marks, as CommonMark means it ("Fenced code
 * blocks"), without the numbers of lines that some systems write into it.
 * @example languageOf("js{1,3}") // "js"
 */
const languageOf = (written: string): string => (/^[^\s{,:]*/.exec(written)?.[0] ?? "").toLowerCase()

/** The name by which Prism knows a language; none where it does not. */
const nameOf = (language: string): string | undefined => {
  const name = aliases[language] ?? language
  return name === "none" || name === "" || known.has(name) ? name : undefined
}

const escapeHtml = (code: string): string =>
  code
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;")

/** Code as HTML with Prism's classes; plain text where its language is unknown. */
const highlight = (code: string, name: string): string => {
  if (!name || name === "none") return escapeHtml(code)
  if (!Prism.languages[name]) loadLanguages(name)
  const grammar = Prism.languages[name]
  if (!grammar) return escapeHtml(code)
  // These have no colour of their own, and would be most of a block's elements.
  return Prism.highlight(code, grammar, name).replace(
    /<span class="token (?:operator|punctuation)">([^<]*)<\/span>/g,
    "$1",
  )
}

/** The word that stands in the corner of a block of code, and in its classes. */
const labelOf = (language: string): string => {
  if (language === "" || language === "formula") return language || "text"
  return nameOf(language) === "none" ? "none" : (aliases[language] ?? language)
}

/**
 * Sets code in colours: each `pre` that holds code and nothing else becomes what `src/styles/prose.css` knows. Changes the
 * tree in place.
 */
export const highlightCode = (tree: Root): void => {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "pre" || !parent || index === undefined) return undefined
    const [code, ...others] = node.children
    if (others.length > 0 || code?.type !== "element" || code.tagName !== "code") return undefined
    const classes = [code.properties.className].flat().map(String)
    const language = languageOf(
      classes.find(name => name.startsWith("language-"))?.slice("language-".length) ?? "",
    )
    const label = labelOf(language)
    const written = highlight(textOf(code).replace(/\n$/, ""), nameOf(language) ?? "")
    const inner = label === "formula" ? withSmallFigures(written) : written
    const className = [`language-${label}`]
    const raw = { type: "raw", value: inner } as unknown as Element
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: { className: ["gatsby-highlight"], dataLanguage: label },
      children: [
        {
          ...node,
          properties: { ...node.properties, className },
          children: [{ type: "element", tagName: "code", properties: { className }, children: [raw] }],
        },
      ],
    }
    return SKIP
  })
}
