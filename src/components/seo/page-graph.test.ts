import { site, siteUrl } from "../../shared/site"
import { pageGraph, type Subject } from "./page-graph"

type Node = Record<string, unknown> & { "@type": string }

const nodeOf = (subject: Subject, type: string) => {
  const page = { path: "/about", title: "About", description: "Who we are.", subject }
  const graph = pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
  return graph.find(node => node["@type"] === type)
}
const article = {
  kind: "article",
  permanentPath: "/blog/a",
  publishedAt: "2025-10-10T00:00:00+02:00",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
} as const

test("an article has the date of its last change, if there was one", () => {
  const dateModified = "2026-11-03T00:00:00+01:00"
  expect(nodeOf({ ...article, updatedAt: dateModified }, "BlogPosting")).toMatchObject({ dateModified })
  expect(nodeOf({ ...article, updatedAt: null }, "BlogPosting")).not.toHaveProperty("dateModified")
})

const asha = {
  name: "Asha Rao",
  kind: "person",
  role: "lead analyst",
  link: "https://asha.example/",
} as const
const named = { name: "Asha Rao", url: "https://asha.example/" }
const ownNode = { "@id": `${siteUrl}/#organisation` }

test.each([
  ["a person, with name, URL and role", asha, { "@type": "Person", ...named, jobTitle: "lead analyst" }],
  ["another organisation", { ...asha, kind: "organisation" }, { "@type": "Organization", ...named }],
  ["the firm's own node", { ...asha, name: site.brand, kind: "organisation" }, ownNode],
  ["the firm's own node where nobody is named", null, ownNode],
] as const)("the author is %s", (_who, author, node) => {
  expect(nodeOf({ ...article, author }, "BlogPosting")?.author).toEqual(node)
})

test("sources are cited", () => {
  const source = {
    title: "RFC 9309",
    link: "https://www.rfc-editor.org/rfc/rfc9309",
    publisher: "RFC Editor",
  }
  const publisher = { "@type": "Organization", name: source.publisher }
  expect(nodeOf({ ...article, sources: [source] }, "BlogPosting")?.citation).toEqual([
    { "@type": "CreativeWork", name: source.title, url: source.link, publisher },
  ])
  expect(nodeOf({ ...article, sources: [] }, "BlogPosting")).not.toHaveProperty("citation")
})
