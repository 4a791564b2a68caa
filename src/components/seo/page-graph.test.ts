import { site, siteUrl } from "../../shared/site"
import { pageGraph } from "./page-graph"
import type { Subject } from "./page-meta"

type Node = Record<string, unknown> & { "@type": string }

const graphOf = (subject?: Subject, path = "/about") => {
  const page = { path, title: "About", description: "Who we are.", subject }
  return pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
}
const nodeOf = (graph: Node[], type: string) => graph.find(node => node["@type"] === type)
const article = {
  kind: "article",
  permanentPath: "/blog/a",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
} as const

test("a page and its article have the language of the text", () => {
  const page = { path: "/blog/a", title: "A", description: "B.", lang: "hi", subject: article }
  const graph = pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
  const languages = ["WebSite", "WebPage", "BlogPosting"].map(type => nodeOf(graph, type)?.inLanguage)
  expect(languages).toEqual([site.language, "hi", "hi"])
})

test.each([
  ["BlogPosting", article],
  ["DigitalDocument", { kind: "resource", type: "Checklist", externalUrl: null, tags: [] }],
] as const)("a %s has the date of its last change, if there was one", (type, subject) => {
  const dateModified = "2026-11-03"
  expect(nodeOf(graphOf({ ...subject, updated: dateModified }), type)).toMatchObject({ dateModified })
  expect(nodeOf(graphOf({ ...subject, updated: null }), type)).not.toHaveProperty("dateModified")
})
