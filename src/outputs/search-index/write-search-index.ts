import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type QueryArgs, runQuery } from "../../gatsby/run-query"
import type { SearchPage } from "../../search/excerpt"
import { buildSearch } from "../../search/search-index"
import type { SearchDocument } from "../../search/title-search"
import { formatMoney } from "../../shared/number-format"
import { paths, searchIndexFolder } from "../../shared/paths"
import { site } from "../../shared/site"
import { type Copy, copyToSections, toSections } from "./to-sections"

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

const toDocuments = ({ allPost, allResource }: Found): SearchDocument[] => [
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
  const copyPage = (path: string, title: string, ...copy: Copy[]): SearchPage => ({
    kind: "page",
    path,
    title,
    sections: copyToSections(copy),
  })
  const optionalPage = (path: string, page: Found["homePage"] | Found["aboutPage"]): SearchPage[] =>
    page ? [copyPage(path, page.seo.title, { ...page, seo: page.seo.description })] : []
  const { email, whatsapp } = site.contact
  const more: Record<string, Copy> = {
    testimonials: found.allTestimonial.nodes,
    contact: [email && `Email: ${email}.`, whatsapp && `WhatsApp or phone: ${whatsapp}.`],
  }
  return [
    ...found.allPost.nodes.map(post => textPage("article", { ...post, description: post.excerpt })),
    ...found.allResource.nodes.map(resource => textPage("resource", resource)),
    ...found.allService.nodes.map(({ fee, ...service }) => {
      const page = textPage("service", service)
      const pricing = fee
        ? copyToSections(
            `Pricing: the typical cost is ${formatMoney(fee.from)} to ${formatMoney(fee.to)} per ${fee.per}.`,
          )
        : []
      return { ...page, sections: [...page.sections, ...pricing] }
    }),
    ...found.allCaseStudy.nodes.map(({ path, heading, ...study }) => copyPage(path, heading, study)),
    ...optionalPage(paths.home, found.homePage),
    ...optionalPage(paths.about, found.aboutPage),
    ...found.allPageCopy.nodes
      .filter(({ slug }) => !["blog", "search", "sitemap"].includes(slug))
      .map(({ slug, title, ...copy }) => copyPage(`/${slug}`, title, copy, more[slug] ?? [])),
    ...found.allLegalPage.nodes.map(page =>
      textPage("page", { ...page, description: `${page.description} (Legal)` }),
    ),
    ...found.allPage.nodes.map(page => textPage("page", page)),
  ]
}

export const writeSearchIndex = async (args: QueryArgs): Promise<void> => {
  const found = await runQuery<Found>(args, "the search index", query)
  if (!found) return
  const folder = join("public", searchIndexFolder)
  try {
    const files = buildSearch(toDocuments(found), toPages(found))
    rmSync(folder, { recursive: true, force: true })
    for (const { name, content } of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
  } catch (error) {
    args.reporter.panicOnBuild("The search index could not be written.", error as Error)
  }
}
