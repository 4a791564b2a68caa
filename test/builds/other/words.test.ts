import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"
import { defaultDiagrams } from "../../../src/content-model/types/diagrams"
import { pageCopy } from "../../../src/content-model/types/page-copy"
import { defaultWords } from "../../../src/shared/words/default-words"
import { formWords } from "../../support/content"
import { readDocument } from "../../support/documents"
import { formTexts } from "../../support/form-texts"
import { pagePaths } from "../../support/site-paths"
import { words } from "../../support/words"

// What another owner's pages have in common with the code, each for its reason.
const allowed: Record<string, readonly string[]> = {
  "the address or an article has them": ["About", "Website", "and"],
}

type Node = Record<string, unknown> & { type?: string }

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null
const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim()
const isText = (text: string) => /\p{L}{2}/u.test(text)

/** The texts in the code of a file: of JSX, in quotes, and between what a template fills in. */
const textsIn = (node: unknown): string[] => {
  if (!isNode(node) || node.type === "ImportDeclaration") return []
  const { type, value, cooked } = node
  if (type === "JSXText" || type === "StringLiteral") return [plain(value)]
  if (type === "TemplateElement") return [plain(cooked)]
  return Object.values(node).flatMap(textsIn)
}

const code = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  // These texts are examples and defaults, which the second test compares.
  file =>
    /(?<!\.test|\.d|styleguide)\.tsx?$/.test(file) &&
    !/^content-model|^shared\/(words|enquiry\/field-texts)/.test(file),
)
const ofCode = new Set(
  code.flatMap(file => {
    const parsed = parseSync(readFileSync(`src/${file}`, "utf8"), {
      syntax: "typescript",
      tsx: file.endsWith("x"),
    })
    return textsIn(parsed).filter(isText)
  }),
)

const shown = /\s(?:aria-label|placeholder|alt)="([^"]*)"/g

/** Each text of a page's body and each of its labels, as one reads or hears it. */
const textsOn = (path: string): string[] => {
  const html = readDocument(path).root.querySelector("body")?.outerHTML ?? ""
  const body = html.replace(/<(script|style|svg|code|pre)\b.*?<\/\1>/gs, "")
  const labels = Array.from(body.matchAll(shown), ([, label]) => label)
  return [...labels, ...body.split(/<[^>]*>/)].map(plain).filter(isText)
}

test("no text of another owner's pages is in the code", () => {
  const exceptions = new Set(Object.values(allowed).flat())
  const found = pagePaths().flatMap(path =>
    [...new Set(textsOn(path))]
      .filter(text => ofCode.has(text) && !exceptions.has(text))
      .map(text => `${text}  (${path})`),
  )
  expect(found).toEqual([])
})

test("the other content has other words wherever the content may have its own", () => {
  const same = (own: unknown, former: unknown, name: string): string[] =>
    isNode(own) && isNode(former)
      ? Object.keys(former).flatMap(key => same(own[key], former[key], `${name}.${key}`))
      : own === former && typeof own === "string" && own !== ""
        ? [name]
        : []
  const nodes = (written: Record<string, unknown>) =>
    Object.fromEntries(pageCopy.nodes(written).map(({ fields: { slug, ...fields } }) => [slug, fields]))
  const own = JSON.parse(readFileSync("content/pages.json", "utf8"))
  expect([
    ...same(words, defaultWords, "words"),
    ...same(nodes(own), nodes({}), "pages"),
    ...same(formWords(), formTexts, "forms"),
    ...same(JSON.parse(readFileSync("content/diagrams.json", "utf8")), defaultDiagrams, "diagrams"),
  ]).toEqual([])
})
