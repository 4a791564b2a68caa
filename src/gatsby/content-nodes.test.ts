import type { CreateNodeArgs } from "gatsby"
import { createContentNodes, refreshContentNodes, refreshInDevelop } from "./content-nodes"

let brand = "Kumbh"
let isBroken = false
let surroundings = {
  topLevelCategories: [] as string[],
  retiredPosts: [] as string[],
  redirects: [],
  day: "2026-11-21",
}

let entries: unknown[] | undefined

jest.mock("../content-model/read/content-files", () => ({
  ...jest.requireActual("../content-model/read/content-files"),
  readSurroundings: () => {
    if (isBroken) throw new SyntaxError("no JSON")
    return surroundings
  },
  readEntries: () => entries,
  readTokens: () => ({ brand, email: "a@kumbh.example", phone: "+91 1" }),
}))

afterEach(() => {
  brand = "Kumbh"
  isBroken = false
  surroundings = { topLevelCategories: [], retiredPosts: [], redirects: [], day: "2026-11-21" }
})

type Fields = Record<string, unknown> & { id: string; internal: { type: string; contentDigest: string } }

const file = (relativePath: string, more = {}) => ({
  internal: { type: "File" },
  sourceInstanceName: "content",
  relativePath,
  ...more,
})

const run = (node: Record<string, unknown>, parent: unknown) => {
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() }
  const source = { id: "source", parent: "file", children: [], ...node }
  createContentNodes({
    node: source,
    getNode: (id: string) => (id === "file" ? parent : undefined),
    actions,
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as CreateNodeArgs)
  const made: Fields[] = actions.createNode.mock.calls.map(([one]) => one)
  return { made, links: actions.createParentChildLink.mock.calls.map(([link]) => link), source }
}

const remark = (frontmatter: object, rawMarkdownBody = "", contentDigest = "d") => ({
  internal: { type: "MarkdownRemark", contentDigest },
  frontmatter,
  rawMarkdownBody,
})
const json = (values: object) => ({ internal: { type: "BrandsJson", contentDigest: "d" }, ...values })

test("a markdown node gets a child of our type, linked to it", () => {
  const { made, links, source } = run(
    remark({ title: "X", category: "Analytics", date: "2025-01-01" }),
    file("posts/x.md"),
  )
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ slug: "x", title: "X", parent: "source", internal: { type: "Post" } })
  expect(links).toEqual([{ parent: source, child: { id: made[0]?.id, internal: { type: "Post" } } }])
})

test("a JSON node's own values are taken, and Gatsby's are not", () => {
  const { made } = run(json({ name: "Kadal", slug: "kadal" }), file("brands.json"))
  expect(made).toEqual([
    expect.objectContaining({ name: "Kadal", slug: "kadal", id: "id of source Brand kadal", children: [] }),
  ])
  expect(made[0]?.internal.type).toBe("Brand")
})

test("a file of several pages gives several children", () => {
  const { made, links } = run(json({ about: { title: "A" }, terms: { title: "T" } }), file("pages.json"))
  expect(made.map(({ slug }) => slug)).toEqual(["about", "terms"])
  expect(new Set(made.map(({ id }) => id)).size).toBe(2)
  expect(links).toHaveLength(2)
})

test("a case gives its chart and its quote as nodes of their own, which have its slug", () => {
  const quote = { text: "Good, {brand}.", author: "Editor", company: "Kadal" }
  const { made } = run(json({ heading: "3X", quote, chart: { kind: "line" } }), file("cases/growth.json"))
  expect(made.map(({ slug, internal }) => [internal.type, slug])).toEqual([
    ["CaseStudy", "growth"],
    ["Chart", "growth"],
    ["Testimonial", "growth"],
  ])
  expect(made[2]).toMatchObject({ quote: "Good, Kumbh.", author: "Editor", company: "Kadal", case: "growth" })
})

test("a node of a list says its place in the file, by which it is sorted whenever it was made", () => {
  entries = [
    { name: "Kadal", slug: "kadal" },
    { name: "{brand}", slug: "own" },
  ]
  const made = ["Kadal", "{brand}", "Gone"].map(
    name => run(json({ name, slug: name === "Kadal" ? "kadal" : "own" }), file("brands.json")).made[0],
  )
  expect(made.map(node => node?.order)).toEqual([0, 1, -1])
  entries = undefined
  expect(run(json({ about: { title: "A" } }), file("pages.json")).made[0]).not.toHaveProperty("order")
})

test("the brand's values are put for tokens, however deep", () => {
  const { made } = run(
    json({ about: { title: "{brand}", points: [{ title: "Write", text: "to {email}" }] } }),
    file("pages.json"),
  )
  expect(made[0]).toMatchObject({ title: "Kumbh", points: [{ title: "Write", text: "to a@kumbh.example" }] })
})

test("a change of the body alone changes the digest, so that Gatsby renders it again", () => {
  const digest = (contentDigest: string) =>
    run(remark({ title: "P" }, "", contentDigest), file("legal/privacy.md")).made[0]?.internal.contentDigest
  expect(digest("one")).not.toBe(digest("two"))
  expect(digest("one")).toBe(digest("one"))
})

describe("nodes that a build before left in the cache are made anew", () => {
  const values = { title: "{brand}", category: "Analytics", date: "2026-11-22" }
  const cached = { ...remark(values), id: "source", parent: "file" }
  const nodes: Record<string, unknown> = {
    file: file("posts/x.md", { children: ["source"] }),
    source: cached,
  }

  const refresh = (refreshNodes: (args: never) => void = refreshContentNodes, saved = "posts/x.md") => {
    const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() }
    refreshNodes({
      node: file(saved),
      getNodesByType: () => [nodes.file, file("a.md", { sourceInstanceName: "other", children: ["source"] })],
      getNode: (id: string) => nodes[id],
      actions,
      createNodeId: (key: string) => key,
      createContentDigest: (value: unknown) => JSON.stringify(value),
    } as never)
    return actions.createNode.mock.calls.map(([node]) => node as Fields)
  }
  const digest = () => refresh()[0]?.internal.contentDigest

  test("with the digest they had where nothing has changed, so that Gatsby keeps them", () => {
    expect(digest()).toBe(digest())
  })
  test("with the category's rule, the retired addresses and the brand as they are now", () => {
    const before = digest()
    surroundings = { ...surroundings, topLevelCategories: ["Analytics"] }
    expect(refresh()[0]).toMatchObject({ title: "Kumbh", path: "/analytics/x", retired: false })
    expect(digest()).not.toBe(before)
    surroundings = { ...surroundings, retiredPosts: ["x"] }
    brand = "Kadal"
    expect(refresh()[0]).toMatchObject({ title: "Kadal", retired: true })
  })
  test("in gatsby develop when a file is saved that they depend on, and no other", () => {
    expect(refresh(refreshInDevelop, "retired.json")).toHaveLength(1)
    expect(refresh(refreshInDevelop, "brands.json")).toEqual([])
  })
  test("in gatsby develop with what was there before while a file cannot be read", () => {
    surroundings = { ...surroundings, topLevelCategories: ["Analytics"] }
    refresh()
    isBroken = true
    expect(refresh()[0]).toMatchObject({ path: "/analytics/x" })
    const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
    expect(() => refresh()).toThrow("no JSON")
    environment.restore()
  })
  test("so that a post appears on its day", () => {
    const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
    const before = refresh()
    surroundings = { ...surroundings, day: "2026-11-22" }
    const after = refresh()
    environment.restore()
    expect([before.length, after.length]).toEqual([0, 1])
  })
})

test.each([
  ["from another folder", remark({}), file("posts/x.md", { sourceInstanceName: "docs" })],
  ["without a file", remark({}), undefined],
  ["whose parent is no file", remark({}), { ...file("posts/x.md"), internal: { type: "Other" } }],
  ["of another type", { internal: { type: "ImageSharp", contentDigest: "d" } }, file("posts/x.md")],
  ["of an unknown file", json({}), file("unknown.json")],
])("a node %s is left alone", (_name, node, parent) => {
  expect(run(node, parent).made).toEqual([])
})
