import type { ReactNode } from "react"
import { Helmet } from "react-helmet"
import { absoluteUrl } from "../../addresses"
import { site, siteUrl } from "../../site"

type SeoProps = {
  /** The page's own title; the brand is added. */
  title: string
  description: string
  /** Canonical path. Absent on pages that stand for no document (not found). */
  path?: string
  /** Keeps the page out of search engines, and lets them follow its links. */
  noindex?: boolean
  type?: "website" | "article"
  /** Path of the 1200 × 630 share image, and what it shows. */
  image?: { path: string; alt: string }
  /** Further head tags. */
  children?: ReactNode
}

/** Title as the browser and search engines show it: the page's, then the brand. */
export const fullTitle = (title: string): string =>
  title.includes(site.brand) ? title : `${title} | ${site.brand}`

/**
 * Title, description, canonical address and social tags of a page. The canonical address is made from the page's own
 * path and the site's address, never from the browser's (ogp.me; Google Search Central, "Canonical URLs").
 */
export const Seo = ({
  title,
  description,
  path,
  noindex = false,
  type = "website",
  image,
  children,
}: SeoProps) => {
  const url = path && absoluteUrl(siteUrl, path)
  return (
    <Helmet htmlAttributes={{ lang: site.language }}>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={absoluteUrl(siteUrl, image.path)} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {children}
    </Helmet>
  )
}
