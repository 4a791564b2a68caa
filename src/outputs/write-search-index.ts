import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Element, ElementContent, RootContent } from "hast"
import { type QueryArgs, runQuery } from "../gatsby/run-query"
import { hasHeading, levelOf } from "../markdown/headings"
import { hasClass, readHtml } from "../markdown/html-tree"
import type { SearchPage, Section } from "../search/excerpt"
import { searchLanguage } from "../search/languages"
import { buildSearch } from "../search/search-index"
import type { SearchDocument } from "../search/title-search"
import { searchIndexFolder } from "../shared/built-files"
import { feeText } from "../shared/number-format"
import { paths } from "../shared/paths"
import { site } from "../shared/site"
import { fillTokens, mapTexts } from "../shared/text-tokens"
import { outputWords } from "../shared/words/outputs"

type Node = RootContent | ElementContent

const ignoredTags = new Set(["svg", "script", "style", "button", "form"])
const blocks = new Set(["p", "li", "pre", "div", "dd", "dt", "figcaption", "blockquote"])

const isIgnored = (node: Element): boolean =>
  ignoredTags.has(node.tagName) || node.properties.ariaHidden === "true" || hasClass(node, "chart-foot")

const textOf = (node: Node, inCode = false): string => {
  if (node.type === "text") return inCode ? node.value : node.value.replace(/\s+/g, " ")
  if (node.type !== "element" || isIgnored(node)) return ""
  const { tagName, children } = node
  if (tagName === "br") return "\n"
  const texts = children.map(child => textOf(child, inCode || tagName === "pre"))
  // Words and lines stay apart.
  if (tagName === "tr") return `${texts.filter((_, at) => children[at]?.type === "element").join(" · ")}\n`
  const text = texts.join("")
  if (tagName === "sub" || tagName === "sup") return ` ${text} `
  return blocks.has(tagName) ? `${text}\n` : text
}

const hasWords = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell)

const linesOf = (text: string): string =>
  text
    .split("\n")
    .map(line => line.replace(/\s+/g, " ").trim().split(" · ").filter(hasWords).join(" · "))
    .filter(Boolean)
    .join("\n")

export const toSections = (html: string): Section[] => {
  const sections: Section[] = [{ heading: "", anchor: "", text: "" }]
  const collect = (node: Node): void => {
    if (node.type === "element" && levelOf(node))
      sections.push({ heading: linesOf(textOf(node)), anchor: String(node.properties.id ?? ""), text: "" })
    else if (node.type === "element" && !isIgnored(node) && hasHeading(node)) node.children.forEach(collect)
    else for (const section of sections.slice(-1)) section.text += textOf(node)
  }
  readHtml(html).children.forEach(collect)
  return sections
    .map(section => ({ ...section, text: linesOf(section.text) }))
    .filter(section => section.heading || section.text)
}

/** @param copy a text, or a list or fields of texts, as JSON has them */
export const copyToSections = (copy: unknown, anchor = ""): Section[] => {
  if (copy && typeof copy === "string") return [{ heading: "", anchor, text: copy }]
  if (copy === null || typeof copy !== "object") return []
  if (Array.isArray(copy)) return copy.flatMap(item => copyToSections(item, anchor))
  const { heading, title, anchor: own, ...rest } = copy as Record<string, unknown>
  const place = String(own ?? anchor)
  const sections = Object.values(rest).flatMap(value => copyToSections(value, place))
  const first = sections.findIndex(section => section.heading)
  const text = sections.slice(0, first < 0 ? undefined : first).map(section => section.text)
  const named = { heading: String(heading ?? title ?? ""), anchor: place, text: text.join("\n") }
  return [named, ...(first < 0 ? [] : sections.slice(first))]
}

const query = /* GraphQL */ `query SearchIndex {
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      title lang excerpt path blogPath retired date html
      cover {
        drawing { src }
        childImageSharp { gatsbyImageData(width: 1200) }
      }
    }
  }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title lang description path html } }
  allReconciliation(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title description path html } }
  allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title description path fee { from to per } html: fullDescription } }
  allLegalPage(sort: { slug: ASC }) { nodes { path title lang description html } }
  allPage(sort: { slug: ASC }) { nodes { path title lang description html } }
  allCaseStudy(sort: [{ order: ASC }, { slug: ASC }]) { nodes { path heading summary challenge work result } }
  allTestimonial(sort: [{ order: ASC }, { slug: ASC }]) { nodes { quote author company } }
  allPageCopy(sort: { slug: ASC }) {
    nodes {
      slug title description heading lead
      keyFindings { title text }
      points { title text }
    }
  }
  homePage {
    seo { title description } hero { heading text } services { heading text } approach { heading text steps { title text } }
    closing { heading text }
  }
  aboutPage {
    seo { title description } heading lead sections { anchor heading body points { title text } } closing { heading text }
  }
}`

type Found = Queries.SearchIndexQuery

const thumbnailOf = (cover: Found["allPost"]["nodes"][number]["cover"]): string | undefined => {
  const { sources = [], fallback } = cover?.childImageSharp?.gatsbyImageData.images ?? {}
  return cover?.drawing?.src ?? (sources[0] ?? fallback)?.srcSet?.split(/\s/)[0]
}

/** As visitors type them: "6 months" is found although a page keeps it on one line. */
const withPlainSpaces = (text: string): string => text.replaceAll("\u00a0", " ")

const toDocuments = ({ allPost, allResource, allReconciliation }: Found): SearchDocument[] => [
  ...allPost.nodes.map(({ title, excerpt, path, blogPath, retired, date, cover, lang }) => {
    const picture = thumbnailOf(cover)
    const post = { kind: "post" as const, title, text: excerpt, path: blogPath, date }
    const canonical = retired ? path : undefined
    return { ...post, ...(lang && { lang }), ...(canonical && { canonical }), ...(picture && { picture }) }
  }),
  ...allResource.nodes.map(({ title, description, path, lang }) => ({
    kind: "resource" as const,
    title,
    text: description,
    path,
    ...(lang && { lang }),
  })),
  ...allReconciliation.nodes.map(({ title, description, path }) => ({
    kind: "resource" as const,
    title,
    text: description,
    path,
  })),
]

type Text = Record<"title" | "description" | "path" | "html", string> & { lang?: string | null }

const textPage = (kind: SearchPage["kind"], { title, description, path, html, lang }: Text): SearchPage => ({
  kind,
  path,
  title,
  ...(lang && { lang }),
  sections: [...copyToSections(description), ...toSections(html)],
})

/** All pages with their own texts, the documents first and in their order; listings only repeat articles. */
const toPages = (found: Found): SearchPage[] => {
  const copyPage = (path: string, title: string, ...copy: unknown[]): SearchPage => ({
    kind: "page",
    path,
    title,
    sections: copyToSections(copy),
  })
  const optionalPage = (path: string, page: Found["homePage"] | Found["aboutPage"]): SearchPage[] =>
    page ? [copyPage(path, page.seo.title, { ...page, seo: page.seo.description })] : []
  const { email, whatsapp } = site.contact
  const more: Record<string, unknown> = {
    testimonials: found.allTestimonial.nodes,
    contact: [
      email && fillTokens(outputWords.email, { email }),
      whatsapp && fillTokens(outputWords.phone, { phone: whatsapp }),
    ],
  }
  return [
    ...found.allPost.nodes.map(post => textPage("article", { ...post, description: post.excerpt })),
    ...found.allResource.nodes.map(resource => textPage("resource", resource)),
    ...found.allReconciliation.nodes.map(tool => textPage("resource", tool)),
    ...found.allService.nodes.map(({ fee, ...service }) => {
      const page = textPage("service", service)
      const pricing = fee && fillTokens(outputWords.pricing, { fee: feeText(fee) })
      return { ...page, sections: [...page.sections, ...copyToSections(pricing)] }
    }),
    ...found.allCaseStudy.nodes.map(({ path, heading, ...study }) => copyPage(path, heading, study)),
    ...optionalPage(paths.home, found.homePage),
    ...optionalPage(paths.about, found.aboutPage),
    ...found.allPageCopy.nodes
      .filter(({ slug }) => slug in paths && !["blog", "search", "sitemap"].includes(slug))
      .map(({ slug, title, ...copy }) => copyPage(`/${slug}`, title, copy, more[slug] ?? [])),
    ...found.allLegalPage.nodes.map(page =>
      textPage("page", { ...page, description: `${page.description} (${outputWords.legal})` }),
    ),
    ...found.allPage.nodes.map(page => textPage("page", page)),
  ]
}

export const writeSearchIndex = async (args: QueryArgs): Promise<void> => {
  const found = await runQuery<Found>(args, "the search index", query)
  if (!found) return
  const folder = join("public", searchIndexFolder)
  const documents = mapTexts(toDocuments(found), withPlainSpaces)
  const files = buildSearch(documents, toPages(found), searchLanguage(site.language))
  rmSync(folder, { recursive: true, force: true })
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
