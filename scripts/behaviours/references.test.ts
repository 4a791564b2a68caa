import { readdirSync, readFileSync } from "node:fs"
import { namesBelow } from "./test-files"
import { behaviourFile, topicsIn } from "./topics"

const isText = (path: string) => /\.(tsx?|mjs|js|css|graphql|json|html|md)$/.test(path)
const atRoot = readdirSync(".", { withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name !== "package-lock.json")
  .map(({ name }) => name)

/** The text of each file written by hand, with comments that go over several lines made one. */
const texts = new Map(
  [...atRoot, ...namesBelow(["src", "api", "publish", "scripts", "bench", "test", "docs", ".ci"])]
    .filter(path => isText(path) && path !== "scripts/behaviours/references.test.ts")
    .map(path => [path, readFileSync(path, "utf8").replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ")]),
)

const found = (pattern: RegExp): [path: string, words: string][] =>
  [...texts].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(([all, words = all]): [string, string] => [path, words]),
  )

test("no file points to a paper outside the repository", () => {
  const papers =
    /\bissues? \d|\bthe (?:specification|brief)\b|\bspec(?:ification)?, (?:sections? \d|")|\bof the specification\b/gi
  expect(found(papers)).toEqual([])
})

test("every reference to docs/behaviour.md names a topic of it", () => {
  const topics = topicsIn(readFileSync(behaviourFile, "utf8"))
  const references = found(/docs\/behaviour\.md, "([^"]+)"/g)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(([, topic]) => !topics.includes(topic))).toEqual([])
})
