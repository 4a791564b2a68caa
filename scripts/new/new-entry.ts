import type { z } from "zod"
import type { Content } from "../../src/content-model/read/read-content"
import { author } from "../../src/content-model/types/author"
import { caseStudy } from "../../src/content-model/types/case-study"
import type { ContentType } from "../../src/content-model/types/content-type"
import { markdownTypes } from "../../src/content-model/types/content-types"
import { dayFields, slugForm } from "../../src/content-model/types/parts"
import { writeJson } from "../../src/content-model/write/write-json"
import { writeMarkdown } from "../../src/content-model/write/write-markdown"
import { addresses } from "../../src/shared/addresses"
import { exampleValues, type Given } from "./example-values"

/** A file to be written, by its path below the project folder. */
export type NewFile = { path: string; text: string }

/** What can be made, and where it goes. */
export const kinds = ["post", "resource", "service", "case", "author"] as const
export type Kind = (typeof kinds)[number]

const folders = { post: "posts", resource: "resources", service: "services" } as const

/** The slug of a title: its letters without accents, a hyphen for all between them; empty where it has none. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

const firstOf = ({ json, markdown }: Content): Pick<Given, "category" | "tag" | "service"> => {
  const categories = json.find(({ name }) => name === "categories.json")?.data as
    | { name: string }[]
    | undefined
  const service = markdown.find(({ kind }) => kind === "services")?.slug ?? ""
  const tags = markdown.flatMap(({ data }) => (Array.isArray(data.tags) ? data.tags.map(String) : []))
  return { category: categories?.[0]?.name ?? "", tag: tags[0] ?? "News", service }
}

const newText = (kind: keyof typeof folders, given: Given): NewFile => {
  const { schema, desk } = markdownTypes[folders[kind]] as ContentType
  const group = schema as z.ZodObject
  const values = exampleValues(group, desk, given)
  const path = `content/${folders[kind]}/${given.slug}${desk.inFolders ? "/index" : ""}.md`
  const body = `Begin with what a reader gets from “${given.title}”.`
  const written = kind === "post" ? { ...values, draft: true } : values
  return { path, text: writeMarkdown(written, body, dayFields(group)) }
}

/** A case that says of itself that it is a sample, until its words and figures are put in. */
const newCase = (given: Given): NewFile => {
  const values = exampleValues(caseStudy.schema, caseStudy.desk, given)
  return { path: `content/cases/${given.slug}.json`, text: writeJson({ sample: true, ...values }) }
}

/** An author behind those there are, whose page is the firm's until another address is put in. */
const newAuthor = ({ json }: Content, given: Given): NewFile => {
  const source = json.find(({ name }) => name === "authors.json")
  const authors = Array.isArray(source?.data) ? source.data : []
  if (authors.some(({ slug }) => slug === given.slug))
    throw new Error(
      `content/authors.json has "${given.slug}" already; choose another name, or another slug with --slug`,
    )
  const entry = (author.schema as z.ZodArray).element as z.ZodObject
  const values = { ...exampleValues(entry, author.desk, given), name: given.title, link: addresses.about }
  return { path: "content/authors.json", text: writeJson([...authors, values]) }
}

/**
 * Makes a new entry from the content model, with what belongs in each field said there.
 * @param content what is there now, for a category, a tag and a service to begin with
 * @throws in words for a title of which no address can be made, and for an address that is taken
 */
export const newEntry = (content: Content, kind: Kind, title: string, slug: string, day: string): NewFile => {
  if (!slugForm.test(slug))
    throw new Error(
      `"${title}" makes no address; give one of letters a to z, digits and hyphens: --slug my-article`,
    )
  const given = { title, slug, day, ...firstOf(content) }
  if (kind === "author") return newAuthor(content, given)
  const taken =
    kind === "case"
      ? content.json.find(file => file.name === `cases/${slug}.json`)
      : content.markdown.find(file => file.kind === folders[kind] && file.slug === slug)
  if (taken)
    throw new Error(`${taken.file} is there already; choose another title, or another address with --slug`)
  return kind === "case" ? newCase(given) : newText(kind, given)
}
