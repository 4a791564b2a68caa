import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"

type Node = Record<string, unknown> & { type?: string }

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const shownAttributes =
  /^(?:heading|lead|text|label|title|description|caption|kicker|placeholder|aria-label)$/

const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim()

/** The words in the JSX of a file: its texts, and the attributes that are shown or read out. */
const wordsIn = (node: unknown): string[] => {
  if (!isNode(node)) return []
  if (node.type === "JSXText") return /\p{L}{2}/u.test(plain(node.value)) ? [plain(node.value)] : []
  const { name, value } = node as { name?: Node; value?: Node }
  if (node.type === "JSXAttribute" && value?.type === "StringLiteral")
    return shownAttributes.test(String(name?.value)) ? [plain(value.value)] : []
  return Object.values(node).flatMap(wordsIn)
}

const files = ["src/pages", "src/templates", "src/components", "src/amp"]
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(name => `${folder}/${name}`),
  )
  .filter(file => /(?<!\.test)\.tsx$/.test(file))

const found = files.flatMap(file =>
  wordsIn(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: true })).map(words => ({
    file,
    words,
  })),
)

test("no JSX has words of its own but the style guide's, which no visitor reads", () => {
  const isGuide = ({ file }: { file: string }) => file.endsWith("/styleguide.tsx")
  expect(found.filter(isGuide).length).toBeGreaterThan(10)
  expect(found.filter(one => !isGuide(one))).toEqual([])
})
