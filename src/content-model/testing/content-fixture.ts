import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { checkContent, inspectContent } from "../check/check-content"
import { formatProblem, type Problem } from "../report/problems"

/** Files of a small project by their path; `undefined` removes one. */
export type Files = Record<string, string | Uint8Array | object | undefined>

const page = (name: string) => ({
  title: `The ${name} page`,
  description: `About ${name}.`,
  heading: name,
  lead: `A lead on ${name}.`,
})

/** A post as an editor writes it; fields given replace its own, and `undefined` leaves one out. */
export const post = (
  title: string,
  fields: Record<string, string | undefined> = {},
  body = "A text.\n",
): string => {
  const all = {
    title,
    excerpt: `What ${title} says.`,
    category: "Analytics",
    tags: "[SEO]",
    date: "2025-06-01",
    ...fields,
  }
  const lines = Object.entries(all).filter(([, value]) => value !== undefined)
  return `---\n${lines.map(([name, value]) => `${name}: ${value}\n`).join("")}---\n\n${body}`
}

const text = (fields: string, body = "A text.\n") => `---\n${fields}\n---\n\n${body}`
const points = [
  { label: "Before", value: 1 },
  { label: "After", value: 2 },
]

/** A chart without a fault. */
export const chart = {
  slug: "growth",
  kind: "line",
  title: "It grew",
  subtitle: "Visits",
  alt: "From 1 to 2",
  source: "Sample data",
  period: "A year",
  unit: "index",
  series: [
    { name: "With", emphasis: true, points },
    { name: "Without", emphasis: false, points },
  ],
  markers: [{ label: "Fix", at: "After" }],
}

const { slug: _slug, ...caseChart } = chart

/** A case without a fault, with its chart and quote. */
export const caseStudy = {
  sample: true,
  client: "A client",
  heading: "Growth",
  summary: "It grew.",
  challenge: "Slow.",
  work: "Work.",
  result: "Fast.",
  metric: { value: "2X", label: "growth", start: 1, end: 2 },
  quote: { text: "Good.", author: "Head", company: "Client" },
  services: ["data"],
  chart: caseChart,
}

/** An author without a fault. */
export const asha = {
  slug: "asha-rao",
  name: "Asha Rao",
  kind: "person",
  role: "Analyst",
  link: "/about",
  about: "Counts things.",
}

/** The site's own data without a fault. */
export const siteJson = {
  brand: "Brand",
  url: "https://brand.example",
  language: "en-IN",
  timeZone: "Asia/Kolkata",
  tagline: "A tagline",
  description: "{brand} is a brand.",
  contact: {
    email: "hello@brand.test",
    whatsapp: "+91 12345 00000",
    country: "IN",
    network: { name: "LinkedIn", url: "https://www.linkedin.com/company/x" },
  },
  claims: [{ value: "2X", label: "growth" }],
  consultation: { minutes: 30, responseHours: 24, callTimes: "Monday to Friday" },
  navigation: [{ label: "Blog", path: "/blog" }],
  sample: true,
}

const headed = { heading: "A heading", text: "A text." }
const seo = (name: string) => ({ title: `The ${name}`, description: `All about ${name}.` })
const pageNames = [
  "services",
  "landing",
  "results",
  "testimonials",
  "resources",
  "contact",
  "blog",
  "search",
  "sitemap",
]

/** The copy of the fixed pages without a fault. */
export const pagesJson = Object.fromEntries(pageNames.map(name => [name, page(name)]))

/** The copy of the home page without a fault. */
export const homeJson = {
  seo: seo("home"),
  hero: headed,
  services: headed,
  brands: { heading: "Clients" },
  approach: { heading: "How", steps: [{ title: "One", text: "Do.", from: 1, to: 2 }] },
  closing: headed,
}

const toServices = "See [the services](/services).\n"

/** A project whose content is sound, with one file of each kind. */
const validFiles: Files = {
  "content/posts/first.md": post("First", {}, toServices),
  "content/posts/second/index.md": post(
    "Second",
    { category: "Cohort Analysis", cover: "cover.svg" },
    toServices,
  ),
  "content/posts/second/cover.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  "content/services/data.md": text(
    "title: Data\ndescription: One line.\nicon: chart\norder: 1",
    "## What you get\n\nWork.\n",
  ),
  "content/resources/list.md": text(
    "title: List\ntype: Checklist\ndescription: A list.\ntags: [SEO]\nexternalUrl: /downloads/list.pdf\norder: 1",
  ),
  "content/legal/privacy.md": text("title: Privacy\ndescription: On data."),
  "content/legal/terms.md": text("title: Terms\ndescription: On work."),
  "content/categories.json": [
    { name: "Analytics", description: "On analytics.", topLevel: true },
    { name: "Cohort Analysis", description: "On cohorts.", topLevel: false },
  ],
  "content/authors.json": [asha],
  "content/cases/fast.json": caseStudy,
  "content/brands.json": [{ name: "Client", slug: "client" }],
  "content/site.json": siteJson,
  "content/home.json": homeJson,
  "content/about.json": {
    seo: seo("firm"),
    heading: "About",
    lead: "We are {brand}.",
    sections: [{ id: "mission", heading: "Mission", body: ["To work."] }],
    closing: headed,
    approach: ["Work."],
    results: ["Growth."],
  },
  "content/pages.json": pagesJson,
  "content/retired.json": { posts: ["first"] },
  "content/redirects.json": [],
  "content/charts/growth.json": chart,
  "static/downloads/list.pdf": "%PDF",
}

const bytesOf = (content: string | Uint8Array | object) =>
  typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2)

/** Writes a small project made of the sound one and the changes given into a new folder. */
export const writeProject = (changes: Files = {}): string => {
  const root = mkdtempSync(join(tmpdir(), "content-"))
  for (const [path, content] of Object.entries({ ...validFiles, ...changes })) {
    if (content === undefined) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), bytesOf(content))
  }
  return root
}

/**
 * Checks a small project made of the sound one and the changes given.
 * @returns the mistakes as printed, those of fields without their columns
 */
export const problemsWith = (changes: Files = {}): string[] => {
  const root = writeProject(changes)
  try {
    return checkContent(root).map(({ column, ...problem }) =>
      formatProblem(problem.field === undefined ? { ...problem, column } : problem),
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}

let shared: string | undefined

/**
 * The same with images opened, and warnings beside mistakes; the sound project is written once and put right again
 * afterwards.
 */
export const inspectionWith = async (
  changes: Files = {},
  change?: (root: string) => void,
): Promise<Problem[]> => {
  shared ??= writeProject()
  const root = shared
  const write = (path: string, content: Files[string]) => {
    if (content === undefined) return rmSync(join(root, path), { force: true })
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), bytesOf(content))
  }
  for (const [path, content] of Object.entries(changes)) write(path, content)
  change?.(root)
  try {
    return (await inspectContent(root)).problems
  } finally {
    if (change) {
      rmSync(root, { recursive: true })
      shared = undefined
    } else
      for (const path of Object.keys(changes)) {
        write(path, validFiles[path])
        removeEmptyFolders(root, dirname(path))
      }
  }
}

const removeEmptyFolders = (root: string, folder: string): void => {
  if (folder === "." || readdirSync(join(root, folder)).length > 0) return
  rmdirSync(join(root, folder))
  removeEmptyFolders(root, dirname(folder))
}

/** Takes away the project that `inspectionWith` keeps. */
export const removeShared = (): void => {
  if (shared) rmSync(shared, { recursive: true, force: true })
  shared = undefined
}
