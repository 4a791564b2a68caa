import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { siteJson, writeProject } from "../content-model/fixtures/project"
import { createContentNodes, refreshContentNodes, refreshInDevelop } from "./content-nodes"

const usual = {
  site: { ...siteJson, brand: "Kumbh" } as object,
  categories: [{ name: "Analytics", topLevel: false }],
  retired: { posts: [] as string[] },
}
/** Changes the files that nodes depend on; a text is not valid JSON. */
const setFiles = (files: Partial<typeof usual> | { site: string }) => {
  for (const [name, value] of Object.entries({ ...usual, ...files }))
    writeFileSync(`content/${name}.json`, typeof value === "string" ? value : JSON.stringify(value))
}

const [folder, project] = [writeProject(), process.cwd()]
beforeEach(() => {
  process.chdir(folder)
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") })
  setFiles({})
})
afterAll(() => process.chdir(project))

type Fields = Record<string, unknown> & { id: string; internal: { type: string; contentDigest: string } }

/** A file as gatsby-source-filesystem describes it. */
const file = (relativePath: string, text: string, more = {}) => {
  const absolutePath = join(folder, relativePath.replace("/", "-"))
  writeFileSync(absolutePath, text)
  const source = { id: "file", internal: { type: "File" }, sourceInstanceName: "content" }
  return { ...source, relativePath, absolutePath, ...more }
}
const json = (relativePath: string, value: unknown) => file(relativePath, JSON.stringify(value))

/** A text as gatsby-transformer-remark describes it. */
const markdown = (frontmatter: object, body = "") => ({
  id: "markdown",
  parent: "text",
  frontmatter: { title: "", ...frontmatter },
  internal: { type: "MarkdownRemark", content: body, contentDigest: JSON.stringify([frontmatter, body]) },
})
const post = (body?: string) =>
  markdown({ title: "{brand}", category: "Analytics", date: "2026-11-21" }, body)

/** Calls a hook with a node. @param cached the nodes of the last run @returns the nodes that it creates */
const run = (
  node: object,
  create: (args: never) => void = createContentNodes,
  cached: Record<string, object[]> = {},
  source = { sourceInstanceName: "content" },
) => {
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() }
  create({
    node,
    getNode: () => ({ internal: { type: "File" }, relativePath: "posts/x.md", ...source }),
    getNodesByType: (type: string) => cached[type] ?? [],
    actions,
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as never)
  return actions.createNode.mock.calls.map(([one]): Fields => one)
}

test("front matter in other capitals, with a time and an empty field, becomes this site's fields", () => {
  const written = { Title: "X", date: "2025-05-05T12:00:00Z", category: "analytics", cover: "" }
  const fields = { title: "X", date: "2025-05-05", category: { name: "Analytics" }, cover: null, tags: [] }
  expect(run(markdown(written))).toMatchObject([fields])
})

test("markdown without front matter, or of another source, has no node", () => {
  expect(run(markdown({}))).toEqual([])
  expect(run(post(), createContentNodes, {}, { sourceInstanceName: "docs" })).toEqual([])
})

test("a changed body changes the digest, so that Gatsby renders it again", () => {
  const digest = (body: string) => run(post(body))[0]?.internal.contentDigest
  expect(digest("one")).not.toBe(digest("two"))
  expect(digest("one")).toBe(digest("one"))
})

test.each([
  ["of another source", file("brands.json", '[{"slug":"a"}]', { sourceInstanceName: "docs" })],
  ["of a text, which has its markdown", file("posts/x.md", "---\ntitle: X\n---\n")],
  ["that is not a file", { id: "x", internal: { type: "Post" } }],
  ["of a file of another type", file("posts/x.svg", "")],
  ["of an unknown file", json("unknown.json", {})],
])("a node %s is left alone", (_name, node) => {
  expect(run(node)).toEqual([])
})

test("numbers stay with their units in texts, while names of files and addresses are as written", () => {
  const [node] = run(file("posts/x.md", "---\ntitle: 12 months\ncover: ./Sales 12 months.svg\n---\n"))
  const words = JSON.stringify([
    node,
    ...run(json("brands.json", [{ name: "10 %", slug: "a", logo: "5 MB.svg" }])),
  ])
  expect(words).not.toContain("Sales 12\u00a0months.svg")
  expect(words).toContain("10\u00a0%")
  expect(words).toContain("5 MB.svg")
})

test("what content leaves out says its default words, filled in as written ones are", () => {
  const words = JSON.stringify(run(json("pages.json", {})))
  expect(words).toContain(`within ${siteJson.consultation.responseHours} hours`.replace(/(\d) /, "$1\u00a0"))
  expect(words).toContain("the limit is 64\u00a0kB")
  expect(words).not.toMatch(/\{(brand|responseHours)\}/)
})

test("JSON with a syntax error has no node", () => {
  expect(run(file("brands.json", "[{"))).toEqual([])
})

describe("nodes in the cache are recreated", () => {
  const other = file("a.json", "{}", { sourceInstanceName: "other" })
  const cached = { MarkdownRemark: [post()], File: [other] }
  const refresh = (files: object[] = []) =>
    run({}, refreshContentNodes, { ...cached, File: [other, ...files] })
  const digest = () => refresh()[0]?.internal.contentDigest

  test("with the same digest if nothing has changed, so that Gatsby keeps them", () => {
    expect(digest()).toBe(digest())
  })
  test("with the current categories, retired addresses and brand", () => {
    const before = digest()
    setFiles({ categories: [{ name: "Analytics", topLevel: true }] })
    expect(refresh()[0]).toMatchObject({ title: "Kumbh", path: "/analytics/x", retired: false })
    expect(digest()).not.toBe(before)
    setFiles({ retired: { posts: ["x"] }, site: { ...siteJson, brand: "Kadal" } })
    expect(refresh()[0]).toMatchObject({ title: "Kadal", retired: true })
  })
  test("in gatsby develop when a file they depend on is saved, and only then", () => {
    expect(run(json("retired.json", { posts: ["x"] }), refreshInDevelop, cached)).toHaveLength(1)
    expect(run(json("brands.json", []), refreshInDevelop, cached)).toEqual([])
  })
  test("in gatsby develop with the last valid values while a file cannot be read", () => {
    setFiles({ categories: [{ name: "Analytics", topLevel: true }] })
    refresh()
    setFiles({ site: "{" })
    expect(refresh()[0]).toMatchObject({ path: "/analytics/x" })
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
    expect(() => refresh()).toThrow(SyntaxError)
  })
})
