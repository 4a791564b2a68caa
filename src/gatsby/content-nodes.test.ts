import { rmSync, writeFileSync } from "node:fs"
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
afterEach(() => jest.restoreAllMocks())
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

type Fields = Record<string, unknown> & { id: string; internal: { type: string; contentDigest: string } }

/** A file as gatsby-source-filesystem describes it. */
const file = (relativePath: string, text: string, more = {}) => {
  const absolutePath = join(folder, relativePath.replace("/", "-"))
  writeFileSync(absolutePath, text)
  const source = { id: "file", internal: { type: "File" }, sourceInstanceName: "content" }
  return { ...source, relativePath, absolutePath, ...more }
}
const post = (date: string, body = "") =>
  file("posts/x.md", `---\ntitle: "{brand}"\ncategory: Analytics\ndate: ${date}\n---\n${body}`)
const json = (relativePath: string, value: unknown) => file(relativePath, JSON.stringify(value))

/** Calls a hook with a node. @param date of the post that is in the cache */
const run = (node: object, create: (args: never) => void = createContentNodes, date = "2026-11-21") => {
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() }
  create({
    node,
    getNodesByType: () => [post(date), file("a.md", "", { sourceInstanceName: "other" })],
    actions,
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as never)
  const made: Fields[] = actions.createNode.mock.calls.map(([one]) => one)
  return { made, links: actions.createParentChildLink.mock.calls.map(([link]) => link) }
}

test("a markdown file has a child node of its type with its text", () => {
  const node = post("2025-01-01", "\n# Cost\n")
  const { made, links } = run(node)
  expect(made).toEqual([
    expect.objectContaining({
      slug: "x",
      title: "Kumbh",
      date: "2025-01-01",
      body: "\n# Cost\n",
      parent: "file",
    }),
  ])
  expect(links).toEqual([{ parent: node, child: { id: made[0]?.id, internal: { type: "Post" } } }])
})

test("a file of several pages has several child nodes", () => {
  const { made, links } = run(json("pages.json", { about: { title: "At {brand}" }, terms: { title: "T" } }))
  expect(made).toMatchObject([{ slug: "about", title: "At Kumbh" }, { slug: "terms" }])
  expect(new Set(made.map(({ id }) => id)).size).toBe(2)
  expect(links).toHaveLength(2)
})

test("list entries have their position as order", () => {
  const { made } = run(json("brands.json", [{ slug: "b" }, { slug: "a" }]))
  expect(made.map(({ slug, order }) => [slug, order])).toEqual([
    ["b", 0],
    ["a", 1],
  ])
  expect(run(json("pages.json", { about: { title: "A" } })).made[0]).not.toHaveProperty("order")
})

test("a changed body changes the digest, so that Gatsby renders it again", () => {
  const digest = (body: string) => run(post("2025-01-01", body)).made[0]?.internal.contentDigest
  expect(digest("one")).not.toBe(digest("two"))
  expect(digest("one")).toBe(digest("one"))
})

test.each([
  ["of another folder", file("posts/x.md", "---\ntitle: X\n---\n", { sourceInstanceName: "docs" })],
  ["that is not a file", { id: "x", internal: { type: "Post" } }],
  ["of a file of another type", file("posts/x.svg", "")],
  ["of an unknown file", json("unknown.json", {})],
])("a node %s is left alone", (_name, node) => {
  expect(run(node).made).toEqual([])
})

test.each([
  ["posts/x.md", "---\ntitle: [\n---\n"],
  ["brands.json", "[{"],
])("%s with a syntax error has no node", (path, text) => {
  expect(run(file(path, text)).made).toEqual([])
})

describe("nodes in the cache are recreated", () => {
  const refresh = (date = "2026-11-21") => run({}, refreshContentNodes, date).made
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
    expect(run(json("retired.json", { posts: ["x"] }), refreshInDevelop).made).toHaveLength(1)
    expect(run(json("brands.json", []), refreshInDevelop).made).toEqual([])
  })
  test("in gatsby develop with the last valid values while a file cannot be read", () => {
    setFiles({ categories: [{ name: "Analytics", topLevel: true }] })
    refresh()
    setFiles({ site: "{" })
    expect(refresh()[0]).toMatchObject({ path: "/analytics/x" })
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
    expect(() => refresh()).toThrow(SyntaxError)
  })
  test("and a scheduled post appears on its date", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
    expect(refresh("2026-11-22")).toEqual([])
    jest.setSystemTime(new Date("2026-11-22T12:00:00Z"))
    expect(refresh("2026-11-22")).toHaveLength(1)
  })
})
