import { getImage } from "gatsby-plugin-image"
import type { BlogPosting, ImageObject } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { site } from "../../../shared/site"
import type { ArticleFacts, PageFacts } from "../page-facts"
import { refs, urlOf } from "./ids"

/** The drawing as gatsby-plugin-image made it; nothing where the article has none, or one without sizes (SVG). */
const coverImages = (cover: ArticleFacts["cover"]): ImageObject[] => {
  const image = cover?.childImageSharp ? getImage(cover.childImageSharp) : undefined
  const src = image?.images.fallback?.src
  if (!image || !src) return []
  const { width, height } = image
  return [{ "@type": "ImageObject", url: urlOf(src), width: String(width), height: String(height) }]
}

/** An article (Google Search Central, "Article (Article, NewsArticle, BlogPosting) structured data"). */
export const blogPosting = ({ path, title, description }: PageFacts, article: ArticleFacts): BlogPosting => ({
  "@type": "BlogPosting",
  ...refs.article(article.identity),
  mainEntityOfPage: refs.page(path),
  isPartOf: { "@type": "Blog", ...refs.blog, name: `${site.brand} blog`, url: urlOf(addresses.blog) },
  headline: title,
  description,
  image: [refs.shareImage(path), ...coverImages(article.cover)],
  datePublished: article.date,
  ...(article.updated && { dateModified: article.updated }),
  author: refs.organisation,
  publisher: refs.organisation,
  inLanguage: site.language,
  articleSection: article.category.name,
  wordCount: article.wordCount,
  ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name) }),
})
