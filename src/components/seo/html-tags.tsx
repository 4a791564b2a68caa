import { absoluteUrl } from "../../shared/addresses"
import { shareCardOf, shareImageAlt } from "../../shared/share-card/share-card"
import { shareImagePath } from "../../shared/share-card/share-image-path"
import { siteUrl } from "../../shared/site"
import { pageGraph } from "./graph/page-graph"
import type { PageFacts } from "./page-facts"

/** Marks a tag that stands in the HTML and that browsers do not make again (`src/document/head/complete-head.ts`). */
export const htmlMark = "data-html-only"

const mark = { [htmlMark]: "" }

/**
 * What social sites and search engines read, in the HTML alone: the page's image where its link is shared (ogp.me,
 * "Structured Properties"; X, "Cards markup") and its structured data. A `<` in that could end its script and is written
 * as an escape (JSON, RFC 8259, section 7).
 */
export const htmlTags = (page: PageFacts) => {
  const { title, description, path, subject } = page
  const section = subject?.kind === "article" ? subject.category.name : undefined
  const image = absoluteUrl(siteUrl, shareImagePath(shareCardOf({ title, path, section })))
  const alt = shareImageAlt(title)
  return [
    <meta key="image" {...mark} property="og:image" content={image} />,
    <meta key="type" {...mark} property="og:image:type" content="image/png" />,
    <meta key="width" {...mark} property="og:image:width" content="1200" />,
    <meta key="height" {...mark} property="og:image:height" content="630" />,
    <meta key="alt" {...mark} property="og:image:alt" content={alt} />,
    <meta key="x-title" {...mark} name="twitter:title" content={title} />,
    <meta key="x-description" {...mark} name="twitter:description" content={description} />,
    <meta key="x-image" {...mark} name="twitter:image" content={image} />,
    <meta key="x-alt" {...mark} name="twitter:image:alt" content={alt} />,
    <script key="graph" {...mark} type="application/ld+json">
      {JSON.stringify(pageGraph(page, image)).replaceAll("<", "\\u003c")}
    </script>,
  ]
}
