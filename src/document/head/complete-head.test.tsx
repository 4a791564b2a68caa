import type { ReactElement, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Helmet } from "react-helmet"
import { render } from "../../../test/support/render"
import { Seo } from "../../components/seo/seo"
import { builtCard } from "../../outputs/share-images/write-share-images"
import { absoluteUrl } from "../../shared/addresses"
import { shareImagePath } from "../../shared/share-card/share-image-path"
import { siteUrl } from "../../shared/site"
import { completeHead } from "./complete-head"

/** The head of a document with the page's tags, as gatsby-plugin-react-helmet hands them over. */
const completed = (seo: ReactElement): string => {
  render(seo)
  const { title, meta, link, script } = Helmet.renderStatic()
  let head: ReactNode[] = [title, meta, link, script].map(part => part.toComponent())
  completeHead({
    getHeadComponents: () => head,
    replaceHeadComponents: nodes => {
      head = [...nodes]
    },
  })
  return renderToStaticMarkup(<head>{head}</head>)
}

const title = `Who "we" <are> & why`
const about = <Seo title={title} description="Us." path="/about" />

test("the image in the head is the one that is drawn from the built document", () => {
  const html = completed(about)
  const card = builtCard(html, "/about")
  expect(card?.title).toBe(title)
  const image = absoluteUrl(siteUrl, card ? shareImagePath(card) : "")
  expect(html).toContain(`property="og:image" content="${image}"`)
  expect(html).toContain(`name="twitter:image" content="${image}"`)
})

test("a document that stands for another has no image of its own, nor has one that stands for none", () => {
  expect(builtCard(completed(about), "/amp/about")).toBeUndefined()
  expect(builtCard(completed(<Seo title="410" description="Gone." />), "/410")).toBeUndefined()
})

test("the graph stands once, knows the image, cannot end its script, and is no longer helmet's", () => {
  const html = completed(about)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.[1]).not.toContain("<")
  const { "@graph": nodes } = JSON.parse(scripts[0]?.[1] ?? "{}") as { "@graph": { "@id": string }[] }
  expect(nodes.map(node => node["@id"])).toContain(`${siteUrl}/about#share-image`)
  expect(html).not.toContain("data-html-only")
})

test("what browsers make again stays helmet's; the rest comes last", () => {
  const html = completed(about)
  expect(html).toMatch(/<meta (?=[^>]*data-react-helmet)[^>]*property="og:title"/)
  expect(html).not.toMatch(/<meta (?=[^>]*data-react-helmet)[^>]*property="og:image"/)
  expect(html.indexOf("og:image")).toBeGreaterThan(html.indexOf("canonical"))
})

test("feeds can be found from a notice, which has neither image nor graph", () => {
  const html = completed(<Seo title="410" description="Gone." />)
  expect(html).toContain('type="application/rss+xml"')
  expect(html).toContain('type="application/feed+json"')
  expect(html).not.toMatch(/og:image|ld\+json/)
})
