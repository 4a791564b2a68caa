import { readFileSync } from "node:fs"
import { tableOf } from "./table"
import { provedBy, testFiles } from "./test-files"
import { titlesIn } from "./titles"
import { behaviourFile, topicsIn } from "./topics"

const topics = topicsIn(readFileSync(behaviourFile, "utf8"))
const files = testFiles()

test("every topic of docs/behaviour.md stands there once, below an area", () => {
  expect(topics.length).toBeGreaterThan(50)
  expect(topics.filter((topic, index) => topics.indexOf(topic) < index || topic.startsWith(":"))).toEqual([])
})

test("every tag of a test names a topic of docs/behaviour.md", () => {
  const unknown = files.flatMap(({ path, proves }) =>
    proves.filter(topic => !topics.includes(topic)).map(topic => `${path}: ${topic}`),
  )
  expect(unknown).toEqual([])
})

test("every topic of docs/behaviour.md is proved by a test", () => {
  const proved = new Set(files.flatMap(({ proves }) => proves))
  expect(topics.filter(topic => !proved.has(topic))).toEqual([])
})

test("every file of tests below test/ says what it proves", () => {
  const below = files.filter(({ path }) => path.startsWith("test/"))
  expect(below.length).toBeGreaterThan(50)
  expect(below.filter(({ proves }) => proves.length === 0).map(({ path }) => path)).toEqual([])
})

test("every file of tests can be read, and has a title", () => {
  expect(files.filter(({ source, path }) => titlesIn(source, path).length === 0)).toEqual([])
})

test("tags are read from the top of a file alone", () => {
  const tag = (topic: string) => `/** @${"proves"} ${topic} */`
  expect(provedBy([tag("A: b"), tag("C: d"), "const e = 1", tag("F: g")].join("\n"))).toEqual([
    "A: b",
    "C: d",
  ])
})

test("titles are read as they are written, with their groups, tables, aliases and signs of more than a byte", () => {
  const source = `
    const withRoot = isRoot ? test : test.skip
    describe.each(paths)("on %s", path => {
      test("says “é”", () => {})
      it.each<[string, number]>([["a)", 1]])(\`\${path} is %s\`, async () => { expect(test).toBe("x") })
    })
    withRoot(\`\${reason}a full disk\`, () => {})
    test.todo("later")
  `
  expect(titlesIn(source, "x.test.ts")).toEqual([
    "on %s › says “é”",
    `on %s › $\{path} is %s`,
    `$\{reason}a full disk`,
    "later",
  ])
})

test("the table names each topic, the files that prove it, and their tests", () => {
  const file = { path: "x.test.ts", source: 'test("is so", () => {})', proves: ["A: b"] }
  expect(tableOf(["A: b", "C: d"], [file])).toBe("## A: b\n\n- x.test.ts\n  - is so\n\n## C: d\n")
})
