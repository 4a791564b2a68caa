import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import type { z } from "zod"
import type { MarkdownFolder, markdownTypes } from "../../src/content-model/types/all-types"
import type { author } from "../../src/content-model/types/author"
import type { caseStudy } from "../../src/content-model/types/case-study"
import type { chart } from "../../src/content-model/types/chart"
import { enquiryForms } from "../../src/content-model/types/enquiry-forms"
import type { ledger as ledgerType } from "../../src/content-model/types/ledger"
import { pageCopy } from "../../src/content-model/types/page-copy"
import { reconciliation } from "../../src/content-model/types/reconciliation"
import type { siteAudit } from "../../src/content-model/types/site-audit"
import { topicSlug } from "../../src/content-model/types/slug"
import { withDefaults } from "../../src/content-model/types/words"
import { today } from "../../src/shared/day"
import { keepNumbers } from "../../src/shared/keep-numbers"
import { site } from "../../src/shared/site"
import { fillTokens, mapTexts, tokensOf } from "../../src/shared/text-tokens"
import type { formTexts } from "./form-texts"

type CaseStudy = z.infer<typeof caseStudy.schema>
type Chart = Omit<z.infer<typeof chart.schema>, "slug">

/** The names in a folder of `content/`, which need not exist. */
export const namesIn = (folder: string): string[] =>
  existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`) : []

/** @param otherwise what a file without which a site can do stands for */
const readJson = <Content>(file: string, otherwise?: Content): Content =>
  otherwise === undefined || existsSync(`content/${file}`)
    ? JSON.parse(readFileSync(`content/${file}`, "utf8"))
    : otherwise

/** With what the content may leave out. */
type Filled<Written> = Written extends readonly unknown[] | string
  ? Written
  : { readonly [Name in keyof Written]-?: Filled<NonNullable<Written[Name]>> }

/** The front matter of a folder's entries, with their slugs. */
const entriesOf = <Kind extends MarkdownFolder>(kind: Kind) => {
  type Entry = z.infer<(typeof markdownTypes)[Kind]["schema"]> & { slug: string; body: string }
  return namesIn(kind).flatMap((name): Entry[] => {
    const path = `content/${kind}/${name}`
    const file = existsSync(`${path}/index.md`) ? `${path}/index.md` : path
    // Drawings lie beside the texts that show them.
    if (!file.endsWith(".md")) return []
    const [, frontMatter = "", ...body] = readFileSync(file, "utf8").split(/^---$/m)
    return [{ slug: name.replace(/\.md$/, ""), body: body.join("---"), ...parse(frontMatter) }]
  })
}

const inOrder = <Entry extends { slug: string; order?: number }>(entries: Entry[]): Entry[] => {
  const place = ({ order = Number.MAX_VALUE }: Entry) => order
  return entries.sort((one, other) => place(one) - place(other) || (one.slug < other.slug ? -1 : 1))
}

/** The published articles as their editor wrote them, newest first. */
export const posts = () =>
  entriesOf("posts")
    .map(post => ({ ...post, tags: post.tags ?? [], categorySlug: topicSlug(post.category) }))
    .filter(({ draft, date }) => !draft && date <= today())
    .sort((one, other) => other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1))

/** The free resources as their editor wrote them, in their order. */
export const resources = () => inOrder(entriesOf("resources"))

/** The comparisons of numbers in their order, with the default words where their editor wrote none. */
export const reconciliations = () =>
  inOrder(entriesOf("reconciliations")).map(entry => {
    type Words = Filled<Pick<typeof entry, "periods" | "form" | "notes" | "answer" | "chart" | "keep">>
    return { ...entry, ...(withDefaults(reconciliation.schema, entry) as Words) }
  })

/** The services as their editor wrote them, in their order. */
export const services = () => inOrder(entriesOf("services"))

/** The case studies as their editor wrote them, in their order. */
export const cases = () =>
  inOrder(
    namesIn("cases").map(name => ({
      ...readJson<CaseStudy>(`cases/${name}`),
      slug: name.replace(/\.json$/, ""),
    })),
  )

/** The charts by their slugs, those of cases included. */
export const charts = (): ReadonlyMap<string, Chart> => {
  const own = namesIn("charts").map((name): [string, Chart] => [
    name.replace(/\.json$/, ""),
    readJson(`charts/${name}`),
  ])
  const ofCases = cases().map(({ slug, sample, chart }): [string, Chart] => [
    slug,
    { ...chart, sample: sample === true },
  ])
  return new Map([...own, ...ofCases])
}

/** The categories as their editor wrote them. */
export const categories = () =>
  readJson<{ name: string; topLevel: boolean }[]>("categories.json").map(({ name, topLevel }) => ({
    name,
    slug: topicSlug(name),
    topLevel,
  }))

/** The names of the tags of articles, and of resources too if asked for. */
export const tags = ({ withResources = false } = {}): string[] => [
  ...new Set([...posts(), ...(withResources ? resources() : [])].flatMap(({ tags }) => tags)),
]

/** The legal texts as their editor wrote them, by their slugs. */
export const legal = (): ReadonlyMap<string, string> =>
  new Map(entriesOf("legal").map(({ slug, body }) => [slug, body]))

/** The addresses of the texts that are pages of their own. */
export const textPages = (): string[] =>
  [...entriesOf("legal"), ...entriesOf("pages")].map(({ slug }) => `/${slug}`)

/** The clients as their editor wrote them. */
export const brands = (): { name: string; slug: string; logo?: string }[] => readJson("brands.json")

/** The authors as their editor wrote them, the firm with its name. */
export const authors = () =>
  readJson<z.infer<typeof author.schema>>("authors.json", []).map(one => ({
    ...one,
    name: one.name.replace("{brand}", site.brand),
  }))

/** The published estimates as their editor wrote them. */
export const ledger = () => readJson<z.infer<typeof ledgerType.schema>>("ledger.json", [])

/** The articles that the AMP blog shows. */
export const ampPosts = (): string[] => readJson("amp.json", { posts: [] as string[] }).posts

/** The audit of this site, if there is one. */
export const audit = () => readJson<z.infer<typeof siteAudit.schema> | null>("audit.json", null)

/** The moved addresses as their editor wrote them. */
export const redirects = (): { from: string; to: string }[] => readJson("redirects.json")

/** The copy of home, with the cases that it names. */
export const home = (): {
  hero: { case?: string }
  fees?: unknown
  featured?: string
  measured?: string
} => readJson("home.json")

/** The copy of the fixed pages by their names. */
export const pages = (): Record<string, { points?: unknown[]; [field: string]: unknown }> =>
  readJson("pages.json")

/** The fixed pages and notices by their names, with the default words where the content has none. */
export const pageWords = (): Filled<z.infer<typeof pageCopy.schema>> =>
  Object.fromEntries(
    pageCopy.nodes(readJson("pages.json")).map(({ fields }) => [fields.slug, fields]),
  ) as never

/** The choices of the forms as their editor wrote them. */
export const forms = () => readJson<z.infer<typeof enquiryForms.schema>>("forms.json")

/** What the forms say, filled in as pages have it. */
export const formWords = (): typeof formTexts => {
  const { words } = withDefaults(enquiryForms.schema, forms()) as { words: typeof formTexts }
  return mapTexts(fillTokens(words, { ...tokensOf(site), freeAudit: site.freeAudit }), keepNumbers)
}

/** The sections of About as their editor wrote them. */
export const about = (): {
  sections: { id: string; heading: string }[]
  headings: { people: string; approach: string; results: string; why: string }
} => readJson("about.json")

/** The slugs of published articles whose address below /blog is retired. */
export const retiredSlugs = (): string[] => {
  const retired = readJson<{ posts: string[] }>("retired.json")
  return retired.posts.filter(one => posts().some(({ slug }) => slug === one))
}
