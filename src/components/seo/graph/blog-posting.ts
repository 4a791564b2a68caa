import type { BlogPosting, Graph, ImageObject } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { site } from "../../../shared/site"
import { refs, urlOf } from "./ids"
import { pageGraph } from "./page-graph"

/** What is said of an article. */
export type ArticleFacts = {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly date: string
  readonly updated?: string | null
  readonly wordCount: number
  readonly category: { readonly name: string }
  readonly tags: readonly { readonly name: string }[]
  /** The drawing above the article. */
  readonly cover?: { readonly src: string; readonly width: number; readonly height: number }
}

const coverImage = ({ src, width, height }: NonNullable<ArticleFacts["cover"]>): ImageObject => ({
  "@type": "ImageObject",
  url: urlOf(src),
  width: String(width),
  height: String(height),
})

const blogPosting = (article: ArticleFacts): BlogPosting => ({
  "@type": "BlogPosting",
  ...refs.article(article.path),
  mainEntityOfPage: refs.page(article.path),
  isPartOf: { "@type": "Blog", ...refs.blog, name: `${site.brand} blog`, url: urlOf(addresses.blog) },
  headline: article.title,
  description: article.excerpt,
  image: [refs.shareImage(article.path), ...(article.cover ? [coverImage(article.cover)] : [])],
  datePublished: article.date,
  ...(article.updated && { dateModified: article.updated }),
  author: refs.organisation,
  publisher: refs.organisation,
  inLanguage: site.language,
  articleSection: article.category.name,
  wordCount: article.wordCount,
  ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name) }),
})

/** The graph of an article (Google Search Central, "Article (Article, NewsArticle, BlogPosting) structured data"). */
export const articleGraph = (article: ArticleFacts): Graph =>
  pageGraph(
    {
      path: article.path,
      title: article.title,
      description: article.excerpt,
      mainEntity: refs.article(article.path),
    },
    { nodes: [blogPosting(article)] },
  )
