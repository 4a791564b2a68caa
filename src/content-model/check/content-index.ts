import { today } from "../../shared/day"
import {
  blogPostPath,
  categoryPostPath,
  chartAnchor,
  listingPaths,
  paths,
  resourcePath,
  retiredCategoryPath,
  servicePath,
} from "../../shared/paths"
import { expandRedirects } from "../../shared/redirects"
import { type TokenSource, tokensOf } from "../../shared/text-tokens"
import type { Content, MarkdownFile } from "../read/read-content"
import { isCase } from "../types/all-types"
import { isPublished } from "../types/published"
import { categoryOf, slugOf, tagOf, topicSlug } from "../types/slug"
import { entriesOf, stringOf, valueAt } from "../types/values"
import { type BodyContents, readBody } from "./bodies"

export type Text = MarkdownFile & BodyContents

/** A page, with its text and anchors if known, or a page that has moved. */
export type Target = { movedTo?: string; text?: Text; anchors?: ReadonlySet<string> }

const stringsOf = (value: unknown): string[] =>
  entriesOf(value).filter((entry): entry is string => typeof entry === "string")

// Missing values are empty; the schema reports them.
const indexFiles = (content: Content) => {
  const byName = new Map(content.json.map(file => [file.name, file]))
  const data = (name: string, ...path: string[]) => valueAt(byName.get(`${name}.json`)?.data, ...path)
  const site = data("site") as TokenSource | undefined
  const tokens = site?.contact && site.consultation ? tokensOf(site) : { brand: stringOf(site?.brand) }
  const markdown = content.markdown.map((file): Text => ({ ...file, ...readBody(file, tokens) }))
  const byPath = new Map(markdown.map(file => [file.file, file]))
  const texts = [...content.contentFiles].filter(file => file.endsWith(".md"))
  return {
    ...content,
    markdown,
    tokens,
    day: today(),
    url: stringOf(data("site", "url")),
    posts: markdown.filter(({ kind }) => kind === "posts"),
    categories: entriesOf(data("categories")).map(entry => categoryOf(stringOf(valueAt(entry, "name")))),
    cases: new Map(content.json.filter(({ name }) => isCase(name)).map(file => [slugOf(file.name), file])),
    retiredSlugs: new Set(stringsOf(data("retired", "posts"))),
    unreadableSlugs: new Set(texts.filter(file => !byPath.has(file)).map(slugOf)),
    redirects: entriesOf(data("redirects")).map(entry => ({
      from: stringOf(valueAt(entry, "from")),
      to: stringOf(valueAt(entry, "to")),
    })),
    fileNamed: (name: string) => byName.get(name),
    textAt: (file: string) => byPath.get(file),
  }
}

type FileIndex = ReturnType<typeof indexFiles>

export const pagePathOf = ({ kind, slug, data }: MarkdownFile): string => {
  if (kind === "posts") return categoryPostPath(topicSlug(stringOf(data.category)), slug)
  if (kind === "resources") return resourcePath(slug)
  return kind === "services" ? servicePath(slug) : `/${slug}`
}

const addListings = (known: Map<string, Target>, { markdown, posts, categories, day }: FileIndex): void => {
  const published = posts.filter(({ data }) => isPublished(data, day))
  // A resource's tag has a page too, which may list no article.
  const resources = markdown.filter(({ kind }) => kind === "resources")
  const tags = resources.flatMap(({ data }) => stringsOf(data.tags)).map(tagOf)
  const counts = new Map([
    [paths.blog, published.length],
    ...[...categories, ...tags].map(({ path }) => [path, 0] as const),
  ])
  const count = (path: string) => counts.set(path, (counts.get(path) ?? 0) + 1)
  for (const { data } of published) {
    const category = categoryOf(stringOf(data.category)).path
    if (counts.has(category)) count(category)
    for (const tag of new Set(stringsOf(data.tags).map(tag => tagOf(tag).path))) count(tag)
  }
  for (const [listing, total] of counts) for (const path of listingPaths(listing, total)) known.set(path, {})
  for (const { slug, path } of categories) known.set(retiredCategoryPath(slug), { movedTo: path })
}

const pagesOf = (files: FileIndex): Map<string, Target> => {
  const { markdown, cases, contentFiles, fileNamed, retiredSlugs } = files
  const known = new Map<string, Target>()
  for (const path of Object.values(paths)) if (path !== paths.contactEndpoint) known.set(path, {})
  const services = markdown
    .filter(({ kind }) => kind === "services")
    .flatMap(({ slug, anchors }) => [
      slug,
      ...(contentFiles.has(`content/charts/${slug}.json`) ? [chartAnchor(slug)] : []),
      ...anchors,
    ])
  const results = [...cases.keys()].flatMap(slug => [slug, chartAnchor(slug)])
  const sections = entriesOf(valueAt(fileNamed("about.json")?.data, "sections"))
  known.set(paths.services, { anchors: new Set(services) })
  known.set(paths.results, { anchors: new Set([...results, "ledger"]) })
  known.set(paths.about, { anchors: new Set(sections.map(section => String(valueAt(section, "id")))) })
  addListings(known, files)
  for (const text of markdown) {
    const [{ kind, slug, anchors }, page] = [text, pagePathOf(text)]
    if (kind !== "services") known.set(page, { text, anchors })
    if (kind === "posts")
      known.set(blogPostPath(slug), retiredSlugs.has(slug) ? { text, movedTo: page } : { text, anchors })
  }
  return known
}

export const indexContent = (content: Content) => {
  const files = indexFiles(content)
  const pages = pagesOf(files)
  const moved = expandRedirects(files.redirects, pages.keys())
  return {
    ...files,
    pages,
    /** The pages and redirects. */
    addresses: new Map<string, Target>([
      ...pages,
      ...moved.filter(({ from }) => !pages.has(from)).map(({ from, to }) => [from, { movedTo: to }] as const),
    ]),
  }
}

export type ContentIndex = ReturnType<typeof indexContent>
