import type { BlogPosting, CreativeWork, ImageObject, Organization, Person } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { site } from "../../../shared/site"
import type { ArticleFacts, PageFacts } from "../page-facts"
import { type Ref, refs, urlOf } from "./ids"

/** The drawing as gatsby-plugin-image made it; nothing where the article has none, or one without sizes (SVG). */
const coverImages = (cover: ArticleFacts["cover"]): ImageObject[] => {
  const image = cover?.childImageSharp?.gatsbyImageData
  const src = image?.images.fallback?.src
  if (!image || !src) return []
  const { width, height } = image
  return [{ "@type": "ImageObject", url: urlOf(src), width: String(width), height: String(height) }]
}

/**
 * Who wrote an article, by name, kind and a page about them (Google Search Central, "Article structured data", "Author
 * markup best practices": nothing but the name in `name`, the role in `jobTitle`). The firm is named by its own node.
 */
const writer = (author: ArticleFacts["author"]): Person | Organization | Ref => {
  if (!author || author.name === site.brand) return refs.organisation
  const { name, kind, role, link } = author
  const url = link.startsWith("/") ? urlOf(link) : link
  return kind === "person"
    ? { "@type": "Person", name, url, jobTitle: role }
    : { "@type": "Organization", name, url }
}

/** What an article rests on (schema.org, "citation"). */
const citations = (sources: NonNullable<ArticleFacts["sources"]>): CreativeWork[] =>
  sources.map(({ title, link, publisher }) => ({
    "@type": "CreativeWork",
    name: title,
    url: link,
    publisher: { "@type": "Organization", name: publisher },
  }))

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
  author: writer(article.author),
  publisher: refs.organisation,
  inLanguage: site.language,
  articleSection: article.category.name,
  wordCount: article.wordCount,
  ...(article.sources?.length && { citation: citations(article.sources) }),
  ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name) }),
})
