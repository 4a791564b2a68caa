import { stringify } from "yaml"
import { z } from "zod"
import {
  author,
  type Content,
  type ContentType,
  caseStudy,
  expectedOf,
  isReservedSlug,
  markdownTypes,
  maxDescriptionLength,
  metaOf,
  slugPattern,
  type Values,
} from "../../src/content-model"
import { today } from "../../src/shared/day"

const types = {
  post: ["posts", markdownTypes.posts],
  resource: ["resources", markdownTypes.resources],
  page: ["pages", markdownTypes.pages],
  service: ["services", markdownTypes.services],
  case: ["cases", caseStudy],
  author: ["authors.json", author],
} satisfies Record<string, readonly [location: string, type: ContentType]>

export type Kind = keyof typeof types

export const kinds = Object.keys(types) as Kind[]

/** A value that a schema accepts, with what is given; texts that are still to be written begin with TODO. */
export const exampleOf = (schema: z.ZodType, name: string, given: Values): unknown => {
  const { as, defaultValue, refersTo = "", seo } = metaOf(schema)
  if (seo === "title") return given.title
  if (name === "title" && "heading" in given) return given.heading
  if (name in given && name !== "title") return given[name]
  if (refersTo in given) return given[refersTo]
  if (schema instanceof z.ZodArray && schema.safeParse([]).success) return []
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType, "", given)]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return defaultValue === true
  if (schema instanceof z.ZodNumber) return 1
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional))
    return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field, name, given)]))
  }
  if (as === "date") return today()
  // No two pages may have the same text.
  const text = `TODO ${given.title}: ${expectedOf(schema)}`
  return as === "slug" ? given.slug : text.slice(0, maxDescriptionLength)
}

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export const markdown = (values: Values, title: string): string =>
  `---\n${stringify(values, { lineWidth: 0 })}---\n\nTODO: begin with what a reader gets from “${title}”.\n`

/** A draft, or a case that is a sample if the site is, with a category, tag and service that exist. @throws on a bad slug */
export const newEntry = (content: Content, kind: Kind, title: string, slug: string) => {
  const [location, type]: readonly [string, ContentType] = types[kind]
  if (!slugPattern.test(slug))
    throw new Error(
      `Cannot derive a slug from "${title}"; pass one with --slug, of letters a to z, digits and hyphens`,
    )
  if (isReservedSlug(location, slug)) throw new Error(`"${slug}" is reserved; choose another with --slug`)
  const { markdown: texts, json: files, contentFiles } = content
  const file = `content/${location}`
  if (contentFiles.has(file) && !Array.isArray(files.find(({ name }) => name === location)?.data))
    throw new Error(`${file} is no list that can be read; npm run check:content says why`)
  const listIn = (name: string) => (files.find(file => file.name === name)?.data ?? []) as Values[]
  const taken = [...contentFiles].map(file => file.replace(/(\/index)?\.\w+$/, ""))
  if (taken.includes(`content/${location}/${slug}`) || listIn(location).some(entry => entry.slug === slug))
    throw new Error(`content/${location} has "${slug}" already; choose another with --slug`)
  const tags = texts.flatMap(({ data }) => (data.tags as string[] | undefined) ?? [])
  const service = texts.find(file => file.kind === "services")?.slug
  const category = listIn("categories.json")[0]?.name
  const known = { title, heading: title, slug, category, tags: [tags[0] ?? "News"], service: [service] }
  const entry = type.schema instanceof z.ZodArray ? (type.schema.element as z.ZodType) : type.schema
  const values = exampleOf(entry, "", known) as Values
  const person = { ...values, name: title, link: "/about" }
  if (kind === "author") return { path: `content/${location}`, text: json([...listIn(location), person]) }
  // An owner's case is no sample.
  const site = files.find(({ name }) => name === "site.json")?.data as Values | undefined
  if (kind === "case")
    return { path: `content/${location}/${slug}.json`, text: json({ sample: site?.sample, ...values }) }
  const path = `content/${location}/${slug}${type.cms.inFolders ? "/index" : ""}.md`
  return { path, text: markdown({ ...values, ...(kind === "post" && { draft: true }) }, title) }
}
