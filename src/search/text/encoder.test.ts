import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { finderOf, stemOf, wordsOf } from "./encoder"

const prose = readdirSync("content/posts")
  .map(name => readFileSync(join("content/posts", name, "index.md"), "utf8"))
  .join("\n")
const words = [...new Set(wordsOf(prose))]

test("a stem begins with the first two letters of its word, so that most words need none to be told apart", () => {
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter(word => !stemOf(word).startsWith(word.slice(0, 2)))).toEqual([])
})

test("a stem that was looked for is found in its place, and nothing else", () => {
  const find = finderOf(new Set(["color", "analys"]))
  expect(find("The colours of an analysis, and of analytics.")).toEqual([
    "",
    "color",
    "",
    "",
    "analys",
    "",
    "",
    "",
  ])
})

test.each([
  ["optimisation", "optimization", "optimise", "optimized"],
  ["colour", "colors"],
  ["centre", "centers"],
  ["catalogue", "catalogs"],
  ["analyse", "analyzed", "analyses"],
  ["e-mail", "emails"],
  ["client's", "clients"],
  ["programme", "programs"],
])("%s is found however it is spelt", (...spellings) => {
  expect(new Set(spellings.map(word => stemOf(wordsOf(word)[0] ?? ""))).size).toBe(1)
})
