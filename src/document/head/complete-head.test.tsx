/** @proves Search engines: share images */
/** @proves Search engines: structured data */
/** @proves Search engines: feeds */
import type { ReactElement, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { pageGraph } from "../../components/seo/graph/page-graph"
import { graphText } from "../../components/seo/graph-text"
import { builtHead } from "../../outputs/share-images/built-head"
import { absoluteUrl } from "../../shared/addresses"
import { shareCardOf } from "../../shared/share-card/share-card"
import { shareImagePath } from "../../shared/share-card/share-image-path"
import { siteUrl } from "../../shared/site"
import { completeHead } from "./complete-head"

const completed = (before: ReactNode[]): string => {
  let head = before
  completeHead({
    getHeadComponents: () => before,
    replaceHeadComponents: nodes => {
      head = [...nodes]
    },
  })
  return renderToStaticMarkup(<head>{head}</head>)
}

const about = { path: "/about", title: `Who "we" <are> & why`, description: "Us." }
const graph: ReactElement = (
  <script
    key="g"
    data-react-helmet="true"
    type="application/ld+json"
    {...{ dangerouslySetInnerHTML: { __html: graphText(pageGraph(about)) } }}
  />
)
const page = [
  <meta key="t" property="og:title" content={about.title} />,
  <meta key="u" property="og:url" content={`${siteUrl}/about`} />,
  graph,
]

test("the image in the head is the one that is drawn from the built document", () => {
  const html = completed(page)
  const facts = builtHead(html)
  expect(facts).toEqual({ title: about.title, path: "/about", section: undefined })
  const path = facts && shareImagePath(shareCardOf(facts))
  expect(html).toContain(`property="og:image" content="${absoluteUrl(siteUrl, path ?? "")}"`)
  expect(html).toContain(`name="twitter:image" content="${absoluteUrl(siteUrl, path ?? "")}"`)
})

test("the graph stands once, knows the image, cannot end its script, and is no longer helmet's", () => {
  const html = completed(page)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.[1]).not.toContain("<")
  const { "@graph": nodes } = JSON.parse(scripts[0]?.[1] ?? "{}") as { "@graph": { "@id": string }[] }
  expect(nodes.map(node => node["@id"])).toContain(`${siteUrl}/about#share-image`)
  expect(html).not.toContain("data-react-helmet")
})

test("feeds can be found from a notice, which has neither image nor graph", () => {
  const html = completed([<meta key="t" property="og:title" content="410" />])
  expect(html).toContain('type="application/rss+xml"')
  expect(html).toContain('type="application/feed+json"')
  expect(html).not.toContain("og:image")
})
