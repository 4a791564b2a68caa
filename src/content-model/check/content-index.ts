import { today } from "../../shared/day"
import { chartAnchor, ledgerAnchor, paths } from "../../shared/paths"
import { privacyTokens } from "../../shared/privacy-tokens"
import { expandRedirects } from "../../shared/redirects"
import { type TokenSource, tokensOf } from "../../shared/text-tokens"
import type { Content, MarkdownFile } from "../read/read-content"
import { sitePages } from "../site-pages"
import { isCase, isChart, type MarkdownFolder } from "../types/all-types"
import { isPublished, postAddresses } from "../types/post"
import { categoryOf, slugOf, tagOf } from "../types/slug"
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
  const own = site?.contact && site.consultation ? tokensOf(site) : { brand: stringOf(site?.brand) }
  const tokens: Record<string, string> = { ...own, ...privacyTokens(process.env) }
  const markdown = content.markdown.map((file): Text => ({ ...file, ...readBody(file, tokens) }))
  const readable = new Set(markdown.map(({ file }) => file))
  const names = [...content.contentFiles].map(file => file.slice("content/".length))
  const redirects = entriesOf(data("redirects")).map(entry => ({
    from: stringOf(valueAt(entry, "from")),
    to: stringOf(valueAt(entry, "to")),
  }))
  const texts = [...content.contentFiles].filter(file => file.endsWith(".md"))
  return {
    ...content,
    markdown,
    tokens,
    day: today(),
    url: stringOf(data("site", "url")),
    posts: markdown.filter(({ kind }) => kind === "posts"),
    categories: entriesOf(data("categories")).map(entry => ({
      ...categoryOf(stringOf(valueAt(entry, "name"))),
      topLevel: valueAt(entry, "topLevel") === true,
    })),
    cases: new Map(content.json.filter(({ name }) => isCase(name)).map(file => [slugOf(file.name), file])),
    chartSlugs: names.filter(name => isChart(name) || isCase(name)).map(slugOf),
    retiredPosts: stringsOf(data("retired", "posts")),
    unreadableSlugs: new Set(texts.filter(file => !readable.has(file)).map(slugOf)),
    redirects,
    redirectTargets: new Map(redirects.map(({ from, to }) => [from, to])),
    fileNamed: (name: string) => byName.get(name),
  }
}

type FileIndex = ReturnType<typeof indexFiles>

// Other files that content may link to.
const otherAddresses = [paths.xmlSitemap, paths.rssFeed, paths.jsonFeed]

const listPages = (files: FileIndex) => {
  const { markdown, posts, categories, retiredPosts, day } = files
  const textsOf = (kind: MarkdownFolder) => markdown.filter(text => text.kind === kind)
  const tagsOf = ({ data }: Text) => stringsOf(data.tags).map(tagOf)
  const addressing = {
    retiredPosts,
    topLevelCategories: categories.filter(({ topLevel }) => topLevel).map(({ name }) => name),
  }
  return sitePages<Text & { isListed?: boolean }>({
    posts: posts.map(text => ({
      ...text,
      ...postAddresses(text.slug, stringOf(text.data.category), addressing),
      tags: tagsOf(text),
      isListed: isPublished(text.data, day),
    })),
    categories,
    resources: textsOf("resources").map(text => ({ ...text, tags: tagsOf(text) })),
    reconciliations: textsOf("reconciliations"),
    textPages: [...textsOf("legal"), ...textsOf("pages")],
  })
}

const targetsOf = (files: FileIndex, pages: ReturnType<typeof listPages>): Map<string, Target> => {
  const { markdown, cases, chartSlugs, fileNamed } = files
  const services = markdown
    .filter(({ kind }) => kind === "services")
    .flatMap(({ slug, anchors }) => [
      slug,
      ...(chartSlugs.includes(slug) ? [chartAnchor(slug)] : []),
      ...anchors,
    ])
  const results = [...cases.keys()].flatMap(slug => [slug, chartAnchor(slug)])
  const sections = entriesOf(valueAt(fileNamed("about.json")?.data, "sections"))
  const anchorsOf: Record<string, ReadonlySet<string>> = {
    [paths.services]: new Set(services),
    [paths.results]: new Set([...results, ledgerAnchor]),
    [paths.about]: new Set(sections.map(section => String(valueAt(section, "id")))),
  }
  return new Map([
    ...otherAddresses.map(path => [path, {}] as const),
    ...pages
      .filter(({ status }) => status !== 404)
      .map(({ path, status, canonical, text }): [string, Target] => {
        const anchors = text?.anchors ?? anchorsOf[path]
        const place = status === 410 ? { movedTo: canonical } : anchors && { anchors }
        return [path, { ...(text && { text }), ...place }]
      }),
  ])
}

export const indexContent = (content: Content) => {
  const files = indexFiles(content)
  const allPages = listPages(files)
  const pages = targetsOf(files, allPages)
  const moved = expandRedirects(files.redirects, pages.keys())
  const ownPages = [...pages.values()].filter(({ text, movedTo }) => text && !movedTo)
  return {
    ...files,
    sitePages: allPages,
    pages,
    /** The pages of texts that have one of their own. */
    pageByFile: new Map(ownPages.map(page => [page.text?.file, page])),
    /** The pages and redirects. */
    addresses: new Map<string, Target>([
      ...pages,
      ...moved.filter(({ from }) => !pages.has(from)).map(({ from, to }) => [from, { movedTo: to }] as const),
    ]),
  }
}

export type ContentIndex = ReturnType<typeof indexContent>
