import type { ReactNode } from "react"
import { Helmet } from "react-helmet"
import { absoluteUrl } from "../../shared/addresses"
import { site, siteUrl } from "../../shared/site"
import { htmlTags } from "./html-tags"
import type { ArticleFacts, PageFacts } from "./page-facts"

type SeoProps = Omit<PageFacts, "path"> & {
  /** Canonical path. Absent on pages that stand for no document (not found). */
  path?: string
  /** On a notice that the page has moved: where to. Search engines and social sites then read that page. */
  movedTo?: string
  /** Keeps the page out of search engines, and lets them follow its links. */
  noindex?: boolean
  /** Further head tags. */
  children?: ReactNode
}

/** Title as the browser and search engines show it: the page's, then the brand. */
export const fullTitle = (title: string): string =>
  title.includes(site.brand) ? title : `${title} | ${site.brand}`

const articleTags = ({ date, updated, category, tags }: ArticleFacts) => [
  <meta key="published" property="article:published_time" content={date} />,
  updated && <meta key="modified" property="article:modified_time" content={updated} />,
  <meta key="section" property="article:section" content={category.name} />,
  ...tags.map(({ name }) => <meta key={`tag ${name}`} property="article:tag" content={name} />),
]

/**
 * The whole head of a page from its facts: title, description, canonical address, social tags, share image and structured
 * data. The canonical address is made from the page's own path and the site's address, never from the browser's (ogp.me;
 * Google Search Central, "Canonical URLs").
 */
export const Seo = ({ title, description, path, subject, movedTo, noindex = false, children }: SeoProps) => {
  const canonical = path ?? movedTo
  const url = canonical && absoluteUrl(siteUrl, canonical)
  const article = subject?.kind === "article" ? subject : undefined
  return (
    <Helmet>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta name="twitter:card" content={path ? "summary_large_image" : "summary"} />
      {article && articleTags(article)}
      {/* Gatsby fills the name in, and the bundler leaves out what the browser does not need: builders of graphs and all. */}
      {process.env.BUILD_STAGE !== "build-javascript" &&
        path &&
        htmlTags({ title, description, path, subject })}
      {children}
    </Helmet>
  )
}
