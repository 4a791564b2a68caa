import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { topicSlug } from "../../src/content-model/types/slug"
import { today } from "../../src/shared/day"
import { site } from "../../src/shared/site"

type Post = {
  slug: string
  body: string
  title: string
  lang?: string
  excerpt: string
  category: string
  tags: string[]
  date: string
  updated?: string
  checked?: string
  readingTime?: string
  draft?: boolean
  author?: string
  cover?: string
  sources?: { title: string; link: string }[]
}
type Resource = {
  slug: string
  body: string
  title: string
  type: string
  description: string
  tags: string[]
  externalUrl?: string
  updated?: string
  order?: number
}
type Service = {
  slug: string
  body: string
  title: string
  description: string
  duration?: string
  fee?: { from: number; to: number; per: string }
  order?: number
}
type CaseStudy = {
  slug: string
  heading: string
  order?: number
  sample?: boolean
  quote?: { text: string; author: string; company: string }
  services: string[]
  article?: string
  resource?: string
  chart: Chart & { kind: string }
}
type Estimate = {
  estimate: string
  low: number
  high: number
  outcome?: number
  case?: string
  sample?: boolean
}
type Author = { slug: string; name: string; kind: string }

type Chart = { sample?: boolean; series: { emphasis: boolean; points: unknown[] }[] }
type Choice = { label: string; value?: string }
type Form = { services: Choice[]; budgets: Choice[] }

const readJson = (file: string) => JSON.parse(readFileSync(`content/${file}`, "utf8"))

/** The front matter of a folder's entries, with their slugs. */
const entriesOf = <Entry>(kind: "posts" | "resources" | "services" | "legal" | "pages"): Entry[] => {
  const folder = `content/${kind}`
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap(name => {
    const file = existsSync(`${folder}/${name}/index.md`) ? `${folder}/${name}/index.md` : `${folder}/${name}`
    // Drawings lie beside the texts that show them.
    if (!file.endsWith(".md")) return []
    const [, frontMatter = "", ...body] = readFileSync(file, "utf8").split(/^---$/m)
    return [{ slug: name.replace(/\.md$/, ""), body: body.join("---"), ...parse(frontMatter) } as Entry]
  })
}

const inOrder = <Entry extends { slug: string; order?: number }>(entries: Entry[]): Entry[] => {
  const place = ({ order = Number.MAX_VALUE }: Entry) => order
  return entries.sort((one, other) => place(one) - place(other) || (one.slug < other.slug ? -1 : 1))
}

/** The published articles as their editor wrote them, newest first. */
export const contentPosts = () =>
  entriesOf<Post>("posts")
    .map(post => ({ ...post, categorySlug: topicSlug(post.category) }))
    .filter(({ draft, date }) => !draft && date <= today())
    .sort((one, other) => other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1))

/** The free resources as their editor wrote them, in their order. */
export const contentResources = () => inOrder(entriesOf<Resource>("resources"))

/** The services as their editor wrote them, in their order. */
export const contentServices = () => inOrder(entriesOf<Service>("services"))

/** The case studies as their editor wrote them, in their order. */
export const contentCases = () =>
  inOrder(
    (existsSync("content/cases") ? readdirSync("content/cases") : []).map(name => ({
      ...(readJson(`cases/${name}`) as Omit<CaseStudy, "slug">),
      slug: name.replace(/\.json$/, ""),
    })),
  )

/** The charts by their slugs, those of cases included. */
export const contentCharts = (): ReadonlyMap<string, Chart> => {
  const own = (existsSync("content/charts") ? readdirSync("content/charts") : []).map(
    (name): [string, Chart] => [name.replace(/\.json$/, ""), readJson(`charts/${name}`)],
  )
  const ofCases = contentCases().map(({ slug, sample, chart }): [string, Chart] => [
    slug,
    { ...chart, sample: sample === true },
  ])
  return new Map([...own, ...ofCases])
}

/** The categories as their editor wrote them. */
export const contentCategories = () =>
  (readJson("categories.json") as { name: string; topLevel: boolean }[]).map(({ name, topLevel }) => ({
    name,
    slug: topicSlug(name),
    topLevel,
  }))

/** The names of the tags of articles, and of resources too if asked for. */
export const contentTags = ({ withResources = false } = {}): string[] => [
  ...new Set([...contentPosts(), ...(withResources ? contentResources() : [])].flatMap(({ tags }) => tags)),
]

/** The legal texts as their editor wrote them, by their slugs. */
export const contentLegal = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync("content/legal").map(name => [
      name.replace(/\.md$/, ""),
      readFileSync(`content/legal/${name}`, "utf8"),
    ]),
  )

/** The addresses of the texts that are pages of their own. */
export const contentTextPages = (): string[] =>
  (["legal", "pages"] as const)
    .flatMap(folder => entriesOf<{ slug: string }>(folder))
    .map(({ slug }) => `/${slug}`)

/** The clients as their editor wrote them. */
export const contentBrands = (): { name: string; slug: string; logo?: string }[] => readJson("brands.json")

/** The authors as their editor wrote them, the firm with its name. */
export const contentAuthors = (): Author[] =>
  (existsSync("content/authors.json") ? (readJson("authors.json") as Author[]) : []).map(author => ({
    ...author,
    name: author.name.replace("{brand}", site.brand),
  }))

/** The published estimates as their editor wrote them. */
export const contentLedger = (): Estimate[] =>
  existsSync("content/ledger.json") ? readJson("ledger.json") : []

/** The articles that the AMP blog shows. */
export const contentAmpPosts = (): string[] =>
  existsSync("content/amp.json") ? (readJson("amp.json") as { posts: string[] }).posts : []

type Audit = { on: string; checks: { check: string; found: string; passed: boolean }[] }

/** The audit of this site, if there is one. */
export const contentAudit = (): Audit | undefined =>
  existsSync("content/audit.json") ? readJson("audit.json") : undefined

/** The moved addresses as their editor wrote them. */
export const contentRedirects = (): { from: string; to: string }[] => readJson("redirects.json")

/** The copy of home, with the cases that it names. */
export const contentHome = (): {
  hero: { case?: string }
  fees?: unknown
  featured?: string
  measured?: string
} => readJson("home.json")

/** The copy of the fixed pages by their names. */
export const contentPages = (): Record<string, { points?: unknown[]; [field: string]: unknown }> =>
  readJson("pages.json")

/** The choices of the forms as their editor wrote them. */
export const contentForms = (): { contact: Form; amp: Form } => readJson("forms.json")

/** The sections of About as their editor wrote them. */
export const contentAbout = (): { sections: { id: string; heading: string }[] } => readJson("about.json")

/** The slugs of published articles whose address below /blog is retired. */
export const retiredSlugs = (): string[] => {
  const { posts } = readJson("retired.json") as { posts: string[] }
  return posts.filter(retired => contentPosts().some(({ slug }) => slug === retired))
}
