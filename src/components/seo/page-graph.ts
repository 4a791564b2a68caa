import type { BlogPosting, Graph, ItemList, Thing } from "schema-dts"
import { breadcrumb } from "../../shared/breadcrumb"
import { postsPerPage } from "../../shared/listings"
import { paths } from "../../shared/paths"
import { shareImageAlt, shareImageSize } from "../../shared/share-card"
import { site } from "../../shared/site"
import {
  organisation,
  organisationInFull,
  organisationRef,
  type Ref,
  refTo,
  type ServiceSummary,
  serviceNode,
  urlOf,
  website,
  websiteRef,
  websiteWithSearch,
} from "./site-nodes"

type ArticleMeta = {
  readonly kind: "article"
  readonly permanentPath: string
  /** With these and the next, where a day begins: "2025-04-30T00:00:00+05:30". */
  readonly publishedAt: string
  readonly updatedAt?: string | null
  readonly wordCount: number
  readonly category: { readonly name: string }
  readonly tags: readonly { readonly name: string }[]
  readonly author?: Pick<Queries.Author, "name" | "kind" | "role" | "link"> | null
  readonly sources?: readonly Pick<Queries.ArticleSource, "title" | "link" | "publisher">[]
}

type ListingMeta = {
  readonly kind: "listing"
  readonly items: readonly { readonly title: string; readonly path: string }[]
  readonly page?: number
  readonly newestFirst?: boolean
}

export type Subject =
  | ArticleMeta
  | ListingMeta
  | { readonly kind: "services"; readonly services: readonly ServiceSummary[] }
  | { readonly kind: "home" | "about" | "contact" | "search" }

export type PageMeta = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** The text's language, if it is not the site's. */
  readonly lang?: string | null | undefined
  readonly subject?: Subject | undefined
}

const shareImageRef = (path: string) => refTo(path, "share-image")

/** The author: only the name in `name`, the role in `jobTitle` (Search Central, "Author markup best practices"). */
const authorNode = (author: ArticleMeta["author"]) => {
  if (!author || author.name === site.brand) return organisationRef
  const { name, kind, role, link } = author
  const url = link.startsWith("/") ? urlOf(link) : link
  return kind === "person"
    ? ({ "@type": "Person", name, url, jobTitle: role } as const)
    : ({ "@type": "Organization", name, url } as const)
}

/** Google Search Central, "Article (Article, NewsArticle, BlogPosting) structured data". */
const blogPosting = ({ path, title, description, lang }: PageMeta, article: ArticleMeta): BlogPosting => ({
  "@type": "BlogPosting",
  ...refTo(article.permanentPath, "article"),
  mainEntityOfPage: refTo(path),
  headline: title,
  description,
  image: shareImageRef(path),
  datePublished: article.publishedAt,
  ...(article.updatedAt && { dateModified: article.updatedAt }),
  author: authorNode(article.author),
  publisher: organisationRef,
  inLanguage: lang ?? site.language,
  articleSection: article.category.name,
  wordCount: article.wordCount,
  ...(article.sources?.length && {
    citation: article.sources.map(({ title: name, link, publisher }) => ({
      "@type": "CreativeWork",
      name,
      url: link,
      publisher: { "@type": "Organization", name: publisher },
    })),
  }),
  ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name) }),
})

const itemList = (
  { path, title }: PageMeta,
  { items, page = 1, newestFirst = false }: ListingMeta,
): ItemList => ({
  "@type": "ItemList",
  ...refTo(path, "list"),
  name: title,
  itemListOrder: `https://schema.org/${newestFirst ? "ItemListOrderDescending" : "ItemListUnordered"}`,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: (page - 1) * postsPerPage + index + 1,
    name: item.title,
    url: urlOf(item.path),
  })),
})

/** The visible breadcrumb without steps that have no page; Google requires at least two steps ("Breadcrumb"). */
const breadcrumbList = (path: string): Thing[] => {
  const crumbs = breadcrumb(path)
  const steps = crumbs.flatMap(({ label, path: to }, index) => {
    const address = index === crumbs.length - 1 ? path : to
    return address ? [{ name: label, item: urlOf(address) }] : []
  })
  const items = steps.map((step, index) => ({ "@type": "ListItem" as const, position: index + 1, ...step }))
  if (steps.length < 2) return []
  return [{ "@type": "BreadcrumbList", ...refTo(path, "breadcrumb"), itemListElement: items }]
}

type SubjectNodes = {
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "SearchResultsPage"
  mainEntity?: Ref | readonly Ref[]
  organisation?: Thing
  website?: Thing
  nodes?: readonly Thing[]
}

const subjectNodes = (page: PageMeta): SubjectNodes => {
  const { path, subject } = page
  switch (subject?.kind) {
    case "home":
      return {
        mainEntity: organisationRef,
        organisation: organisationInFull,
        website: websiteWithSearch,
      }
    case "about":
      return { type: "AboutPage", mainEntity: organisationRef, organisation: organisationInFull }
    case "contact":
      return { type: "ContactPage", mainEntity: organisationRef }
    case "search":
      return { type: "SearchResultsPage" }
    case "services":
      return {
        mainEntity: subject.services.map(item => refTo(item.path)),
        nodes: subject.services.map(serviceNode),
      }
    case "listing":
      return { type: "CollectionPage", mainEntity: refTo(path, "list"), nodes: [itemList(page, subject)] }
    case "article":
      return { mainEntity: refTo(subject.permanentPath, "article"), nodes: [blogPosting(page, subject)] }
    default:
      return {}
  }
}

export const pageGraph = (page: PageMeta, imageUrl: string): Graph => {
  const { path, title, description, lang } = page
  const subject = subjectNodes(page)
  const webPage = {
    "@type": subject.type ?? "WebPage",
    ...refTo(path),
    url: urlOf(path),
    name: title,
    description,
    inLanguage: lang ?? site.language,
    isPartOf: websiteRef,
    primaryImageOfPage: shareImageRef(path),
    ...(path !== paths.home && { breadcrumb: refTo(path, "breadcrumb") }),
    ...(subject.mainEntity && { mainEntity: subject.mainEntity }),
  } as Thing
  const shareImage: Thing = {
    "@type": "ImageObject",
    ...shareImageRef(path),
    url: imageUrl,
    width: `${shareImageSize.width}`,
    height: `${shareImageSize.height}`,
    caption: shareImageAlt(title),
  }
  return {
    "@context": "https://schema.org",
    "@graph": [
      subject.organisation ?? organisation,
      subject.website ?? website,
      webPage,
      ...breadcrumbList(path),
      ...(subject.nodes ?? []),
      shareImage,
    ],
  }
}
