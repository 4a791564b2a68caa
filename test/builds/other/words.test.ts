import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"
import { readDocument } from "../../support/documents"
import { pagePaths } from "../../support/site-paths"

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
  // These texts are examples and defaults, which words.test.ts compares.
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
