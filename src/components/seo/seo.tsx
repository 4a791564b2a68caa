import type { ReactNode } from "react"
import { Helmet } from "react-helmet"
import { absoluteUrl } from "../../shared/addresses"
import { localeOf } from "../../shared/language"
import { notIndexed } from "../../shared/paths"
import { shareCard, shareImageAlt, shareImagePath, shareImageSize } from "../../shared/share-card"
import { site, siteUrl } from "../../shared/site"
import { type PageMeta, pageGraph } from "./page-graph"

type SeoProps = Omit<PageMeta, "path"> & {
  /** Canonical path; null for a notice, which is not indexed. */
  path: string | null
  movedTo?: string
  noindex?: boolean
  children?: ReactNode
}

export const fullTitle = (title: string): string =>
  title.includes(site.brand) ? title : `${title} | ${site.brand}`

/** The head of a page. Its canonical URL never depends on the browser's address (Search Central, "Canonical URLs"). */
export const Seo = (props: SeoProps) => {
  const { title, description, path, lang, subject, movedTo, noindex, children } = props
  const canonical = path ?? movedTo
  const url = canonical && absoluteUrl(siteUrl, canonical)
  const article = subject?.kind === "article" ? subject : undefined
  const section = article?.category.name
  const image = absoluteUrl(siteUrl, shareImagePath(shareCard({ title, path: path ?? "/", section })))
  const alt = shareImageAlt(title)
  return (
    <Helmet>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {(!path || noindex || notIndexed.includes(path)) && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={localeOf(lang ?? site.language)} />
      <meta name="twitter:card" content={movedTo ? "summary" : "summary_large_image"} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article?.updatedAt && <meta property="article:modified_time" content={article.updatedAt} />}
      {article && <meta property="article:section" content={section} />}
      {article?.tags.map(({ name }) => (
        <meta key={name} property="article:tag" content={name} />
      ))}
      {/* ogp.me, "Structured Properties"; X, "Cards markup": it takes title and description from Open Graph. */}
      {!movedTo && [
        <meta key="image" property="og:image" content={image} />,
        <meta key="type" property="og:image:type" content="image/png" />,
        <meta key="width" property="og:image:width" content={`${shareImageSize.width}`} />,
        <meta key="height" property="og:image:height" content={`${shareImageSize.height}`} />,
        <meta key="alt" property="og:image:alt" content={alt} />,
        <meta key="x-image" name="twitter:image" content={image} />,
        <meta key="x-alt" name="twitter:image:alt" content={alt} />,
      ]}
      {path && (
        <script type="application/ld+json">
          {/* A `<` could end the script. */}
          {JSON.stringify(pageGraph({ title, description, path, lang, subject }, image)).replaceAll(
            "<",
            "\\u003c",
          )}
        </script>
      )}
      {children}
    </Helmet>
  )
}
