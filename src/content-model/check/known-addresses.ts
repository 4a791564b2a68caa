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
import { anchorsOf } from "../read/outline"
import type { MarkdownFile } from "../read/read-content"
import { labelSlug } from "../types/label-slug"
import { textOf } from "../types/values"
import { at, casesOf, entriesOf, type Post, type Site, textsOf } from "./site-model"

/** What stands at an address: a page, perhaps with known fragments; a post; or a notice that the page has moved. */
export type Target = { movedTo?: string; post?: Post; anchors?: () => Set<string> }

/** Every address of the site with what stands there. */
export type KnownAddresses = ReadonlyMap<string, Target>

/** The address at which a text stands. */
export const pagePathOf = ({ kind, slug, data }: MarkdownFile): string => {
  if (kind === "posts") return categoryPostPath(labelSlug(textOf(data.category)), slug)
  if (kind === "resources") return resourcePath(slug)
  return kind === "services" ? servicePath(slug) : `/${slug}`
}

const addListing = (known: Map<string, Target>, listing: string, posts: number): void => {
  for (const path of listingPaths(listing, posts)) known.set(path, {})
}

const countBy = <T>(items: readonly T[], keys: (item: T) => string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of items.flatMap(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const addPosts = (
  known: Map<string, Target>,
  site: Site,
  anchors: (file: MarkdownFile) => () => Set<string>,
): void => {
  for (const post of site.posts) {
    const underCategory = categoryPostPath(labelSlug(post.category), post.slug)
    known.set(underCategory, { post, anchors: anchors(post.file) })
    const isRetired = site.retired.has(post.slug)
    known.set(
      blogPostPath(post.slug),
      isRetired ? { post, movedTo: underCategory } : { post, anchors: anchors(post.file) },
    )
  }
}

const addListings = (known: Map<string, Target>, site: Site): void => {
  const published = site.posts.filter(post => post.published)
  const perCategory = countBy(published, ({ category }) => [labelSlug(category)])
  const perTag = countBy(published, ({ file }) => textsOf(file.data.tags).map(labelSlug))
  addListing(known, addresses.blog, published.length)
  for (const { slug } of site.categories) {
    addListing(known, categoryPath(slug), perCategory.get(slug) ?? 0)
    known.set(goneCategoryPath(slug), { movedTo: categoryPath(slug) })
  }
  for (const [slug, count] of perTag) addListing(known, tagPath(slug), count)
}

/**
 * Collects the addresses of pages and notices that a build of this content has (docs/behaviour.md, "Addresses: fixed and
 * generated pages").
 */
export const pageAddresses = (site: Site): KnownAddresses => {
  const known = new Map<string, Target>()
  const anchors = (file: MarkdownFile) => () => anchorsOf(site.factsOf(file), site.tokens)
  const ofKind = (kind: MarkdownFile["kind"]) => site.markdown.filter(file => file.kind === kind)
  for (const path of Object.values(addresses)) if (path !== addresses.contactEndpoint) known.set(path, {})

  const services = ofKind("services")
  known.set(addresses.services, {
    anchors: () =>
      new Set(
        services.flatMap(file => [
          file.slug,
          ...(site.contentFiles.has(`content/charts/${file.slug}.json`) ? [chartAnchor(file.slug)] : []),
          ...anchorsOf(site.factsOf(file), site.tokens, `${file.slug}-`),
        ]),
      ),
  })
  const cases = [...casesOf(site).keys()]
  known.set(addresses.results, {
    anchors: () => new Set([...cases.flatMap(slug => [slug, chartAnchor(slug)]), "ledger"]),
  })
  const sections = entriesOf(at(site.fileNamed("about.json")?.data, "sections"))
  known.set(addresses.about, { anchors: () => new Set(sections.map(section => String(at(section, "id")))) })
  for (const file of ofKind("legal"))
    if (known.has(`/${file.slug}`)) known.set(`/${file.slug}`, { anchors: anchors(file) })
  for (const file of ofKind("resources")) known.set(resourcePath(file.slug), { anchors: anchors(file) })
  addListings(known, site)
  addPosts(known, site, anchors)
  return known
}

/** The same with the addresses that have moved. */
export const knownAddresses = (site: Site): KnownAddresses => {
  const known = new Map(pageAddresses(site))
  for (const { from, to } of singleRedirects(site.redirects, known.keys()))
    if (!known.has(from)) known.set(from, { movedTo: to })
  return known
}
