import type { ReactNode } from "react"
import { Helmet } from "react-helmet"
import type { Graph } from "schema-dts"
import { absoluteUrl } from "../../shared/addresses"
import { site, siteUrl } from "../../shared/site"
import { graphText } from "./graph-text"

type SeoProps = {
  /** The page's own title; the brand is added. */
  title: string
  description: string
  /** Canonical path. Absent on pages that stand for no document (not found). */
  path?: string
  /** Keeps the page out of search engines, and lets them follow its links. */
  noindex?: boolean
  type?: "website" | "article"
  /**
   * Structured data. It is for the HTML only, so pages write `process.env.BUILD_STAGE !== "build-javascript" && …`:
   * Gatsby fills the name in, and the bundler leaves the builder out of what the browser loads.
   */
  graph?: Graph | false
  /** Further head tags. */
  children?: ReactNode
}

/** Title as the browser and search engines show it: the page's, then the brand. */
export const fullTitle = (title: string): string =>
  title.includes(site.brand) ? title : `${title} | ${site.brand}`

/**
 * Title, description, canonical address and social tags of a page. The canonical address is made from the page's own
 * path and the site's address, never from the browser's (ogp.me; Google Search Central, "Canonical URLs"). The share
 * image is added where the HTML is written, in `src/document`.
 */
export const Seo = ({
  title,
  description,
  path,
  noindex = false,
  type = "website",
  graph,
  children,
}: SeoProps) => {
  const url = path && absoluteUrl(siteUrl, path)
  return (
    <Helmet>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta name="twitter:card" content={url ? "summary_large_image" : "summary"} />
      {graph && <script type="application/ld+json">{graphText(graph)}</script>}
      {children}
    </Helmet>
  )
}
