import { siteUrl } from "../../shared/site"
import { pageGraph } from "./page-graph"
import type { Subject } from "./page-meta"

type Node = Record<string, unknown> & { "@type": string }

const nodeOf = (subject: Subject, type: string) => {
  const page = { path: "/about", title: "About", description: "Who we are.", subject }
  const graph = pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
  return graph.find(node => node["@type"] === type)
}
const article = {
  kind: "article",
  permanentPath: "/blog/a",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
} as const

test.each([
  ["BlogPosting", article],
  ["DigitalDocument", { kind: "resource", type: "Checklist", externalUrl: null, tags: [] }],
] as const)("a %s has the date of its last change, if there was one", (type, subject) => {
  const dateModified = "2026-11-03"
  expect(nodeOf({ ...subject, updated: dateModified }, type)).toMatchObject({ dateModified })
  expect(nodeOf({ ...subject, updated: null }, type)).not.toHaveProperty("dateModified")
})
