import {
  addresses,
  blogPostPath,
  categoryPath,
  categoryPostPath,
  chartAnchor,
  goneCategoryPath,
  resourcePath,
  servicePath,
  tagPath,
} from "../../shared/addresses"
import { listingPaths } from "../../shared/listing-paths"
import { singleRedirects } from "../../shared/redirects"
import type { MarkdownFile } from "../read/read-content"
import { at } from "../report/schema-problems"
import { labelSlug, textOf } from "../types/values"
import type { Bodies } from "./bodies"
import { entriesOf, type Post, type Site, textsOf } from "./site-model"

/** What is at an address: a page, perhaps with known anchors, a post, or a page that has moved. */
export type Target = { movedTo?: string; post?: Post; anchors?: ReadonlySet<string> | undefined }

export type KnownAddresses = ReadonlyMap<string, Target>

/** The page that shows a text. */
export const pagePathOf = ({ kind, slug, data }: MarkdownFile): string => {
  if (kind === "posts") return categoryPostPath(labelSlug(textOf(data.category)), slug)
  if (kind === "resources") return resourcePath(slug)
  return kind === "services" ? servicePath(slug) : `/${slug}`
}

const addListings = (known: Map<string, Target>, { posts, categories }: Site): void => {
  const published = posts.filter(post => post.published)
  const counts = new Map([
    [addresses.blog, published.length],
    ...categories.map(({ slug }) => [categoryPath(slug), 0] as const),
  ])
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1)
  for (const { category, file } of published) {
    if (counts.has(categoryPath(labelSlug(category)))) count(categoryPath(labelSlug(category)))
    for (const tag of new Set(textsOf(file.data.tags).map(labelSlug))) count(tagPath(tag))
  }
  for (const [listing, total] of counts) for (const path of listingPaths(listing, total)) known.set(path, {})
  for (const { slug } of categories) known.set(goneCategoryPath(slug), { movedTo: categoryPath(slug) })
}

const addPosts = (known: Map<string, Target>, { posts, retired }: Site, bodies: Bodies): void => {
  for (const post of posts) {
    const [page, anchors] = [pagePathOf(post.file), bodies.get(post.file)?.anchors]
    known.set(page, { post, anchors })
    known.set(blogPostPath(post.slug), retired.has(post.slug) ? { post, movedTo: page } : { post, anchors })
  }
}

/** The addresses that a build of this content has. */
export const pageAddresses = (site: Site, bodies: Bodies): KnownAddresses => {
  const known = new Map<string, Target>()
  const ofKind = (kind: MarkdownFile["kind"]) => site.markdown.filter(file => file.kind === kind)
  for (const path of Object.values(addresses)) if (path !== addresses.contactEndpoint) known.set(path, {})
  const services = ofKind("services").flatMap(file => [
    file.slug,
    ...(site.contentFiles.has(`content/charts/${file.slug}.json`) ? [chartAnchor(file.slug)] : []),
    ...(bodies.get(file)?.anchors ?? []),
  ])
  const cases = [...site.cases.keys()].flatMap(slug => [slug, chartAnchor(slug)])
  const sections = entriesOf(at(site.fileNamed("about.json")?.data, "sections"))
  known.set(addresses.services, { anchors: new Set(services) })
  known.set(addresses.results, { anchors: new Set([...cases, "ledger"]) })
  known.set(addresses.about, { anchors: new Set(sections.map(section => String(at(section, "id")))) })
  for (const file of [...ofKind("legal"), ...ofKind("resources")])
    known.set(pagePathOf(file), { anchors: bodies.get(file)?.anchors })
  addListings(known, site)
  addPosts(known, site, bodies)
  return known
}

/** Adds the addresses that have moved. */
export const withRedirects = (pages: KnownAddresses, { redirects }: Site): KnownAddresses => {
  const known = new Map(pages)
  for (const { from, to } of singleRedirects(redirects, pages.keys()))
    if (!known.has(from)) known.set(from, { movedTo: to })
  return known
}
