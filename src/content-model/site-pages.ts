import { rollup } from "d3-array"
import { ampPaths } from "../shared/amp-paths"
import { type ListingPosition, listingPaths } from "../shared/listings"
import { notFoundPaths, paths, postNotFoundPath, resourcePath, retiredCategoryPath } from "../shared/paths"

type Topic = { readonly slug: string; readonly name: string; readonly path: string }

type Post = {
  readonly path: string
  readonly blogPath: string
  readonly categoryPath: string
  readonly retired: boolean
  readonly category: { readonly path: string }
  readonly tags: readonly Topic[]
  /** False for a draft or a later date, which only the content check has. */
  readonly isListed?: boolean
}

/** What decides which pages exist, from Gatsby's nodes or from the files that the check reads; posts in the order of lists. */
type SiteContent<Text> = {
  readonly posts: readonly (Text & Post)[]
  readonly categories: readonly Topic[]
  readonly resources: readonly (Text & { readonly slug: string; readonly tags: readonly Topic[] })[]
  readonly reconciliations: readonly (Text & { readonly slug: string })[]
  /** Legal pages and others that are a text alone, at `/{slug}`. */
  readonly textPages: readonly (Text & { readonly slug: string })[]
}

type Listing<Text> = ListingPosition & { readonly topic: Topic; readonly posts: readonly Text[] }

export type SitePage<Text> = {
  readonly path: string
  readonly status: 200 | 404 | 410
  /** Its own path, or that of the page with the same content; of a notice with status 410, where its page is now. */
  readonly canonical: string
  /** Its file in `src/templates`; a page without one is a file of `src/pages`. */
  readonly template?:
    | "post"
    | "blog"
    | "category"
    | "tag"
    | "resource"
    | "reconciliation"
    | "retired"
    | "post-not-found"
  /** The address of the navigation to which it belongs, if it is not below it. */
  readonly section?: string
  /** What a page of its own shows, or, at a retired address, showed. */
  readonly text?: Text
  readonly listing?: Listing<Text>
  /** The section whose unknown addresses a not-found page answers. */
  readonly answersBelow?: string
}

const page = <More extends Partial<SitePage<unknown>>>(path: string, more: More) => ({
  path,
  status: 200 as const,
  canonical: path,
  ...more,
})

const fixedPages = [
  paths.home,
  paths.about,
  paths.services,
  paths.landing,
  paths.results,
  paths.testimonials,
  paths.resources,
  paths.contact,
  paths.search,
  paths.sitemap,
  paths.enquirySent,
  paths.enquiryNotSent,
]

const section = paths.blog

const listingPages = <P>(template: "blog" | "category" | "tag", topic: Topic, posts: readonly P[]) =>
  listingPaths(topic.path, posts.length).map((path, index, { length }) =>
    page(path, {
      template,
      section,
      listing: { listing: topic.path, page: index + 1, pageCount: length, topic, posts },
    }),
  )

const retiredPage = (path: string, canonical: string) => ({
  path,
  status: 410 as const,
  canonical,
  template: "retired" as const,
})

/** An article's own pages, and the notice at a retired address. */
const postPages = <P extends Post>(post: P) => {
  const { path: canonical, blogPath, categoryPath, retired } = post
  const more = { template: "post" as const, section, text: post, canonical }
  return [
    page(categoryPath, more),
    retired ? { ...retiredPage(blogPath, categoryPath), section, text: post } : page(blogPath, more),
  ]
}

/** Every address of a page, each once, with what is known of it. All that needs to know which pages exist maps over it. */
export const sitePages = <Text>({
  posts,
  categories,
  resources,
  reconciliations,
  textPages,
}: SiteContent<Text>): SitePage<Text>[] => {
  const listed = posts.filter(({ isListed = true }) => isListed)
  // A resource's tag has a page too, which may list no article.
  const tagged = [...resources, ...listed].flatMap(({ tags }) => tags)
  const tags = [...new Map(tagged.map(tag => [tag.path, tag])).values()]
  const listings = listed.flatMap(post =>
    [...new Set([post.category, ...post.tags].map(({ path }) => path))].map(path => ({ path, post })),
  )
  const postsAt = rollup(
    listings,
    entries => entries.map(({ post }) => post),
    ({ path }) => path,
  )
  const blog = { slug: "", name: "", path: paths.blog }
  return [
    ...fixedPages.map(path => page(path, {})),
    ...[...ampPaths].map(([canonical, path]) => page(path, { canonical })),
    ...textPages.map(text => page(`/${text.slug}`, { text })),
    ...posts.flatMap(postPages),
    ...listingPages("blog", blog, listed),
    ...categories.flatMap(topic => listingPages("category", topic, postsAt.get(topic.path) ?? [])),
    ...tags.flatMap(topic => listingPages("tag", topic, postsAt.get(topic.path) ?? [])),
    ...resources.map(text => page(resourcePath(text.slug), { template: "resource" as const, text })),
    ...reconciliations.map(text =>
      page(resourcePath(text.slug), { template: "reconciliation" as const, text }),
    ),
    ...categories.map(({ slug, path }) => retiredPage(retiredCategoryPath(slug), path)),
    ...[paths.blog, ...categories.map(({ path }) => path)].map(answersBelow =>
      page(postNotFoundPath(answersBelow), {
        template: "post-not-found" as const,
        section,
        status: 404 as const,
        answersBelow,
      }),
    ),
    ...notFoundPaths.map(path => page(path, { status: 404 as const })),
  ]
}
