import { z } from "zod"
import { post, problemsWith, siteJson, writeProject } from "../src/content-model/fixtures/project"
import { readContent } from "../src/content-model/read/read-content"
import { errorsIn } from "../src/content-model/report/problems"
import { jsonFolders, jsonTypeOf, knownJson, markdownTypes } from "../src/content-model/types/all-types"
import type { ContentType } from "../src/content-model/types/content-type"
import { maxTitleLength } from "../src/content-model/types/shared-fields"
import { cmsConfig, switchedOn } from "./config"
import { sendConfig } from "./write-cms"

type Field = {
  name: string
  label?: string
  hint?: string
  widget?: string
  required?: boolean
  pattern?: [string, string]
  maxlength?: number
  fields?: Field[]
  [other: string]: unknown
}
type Group = Field & { fields: Field[] }

const content = readContent(writeProject())
const configOf = (files: typeof content) => cmsConfig(files, { name: "test-repo" }, "https://site.example")
const config = configOf(content)
const groups = [...(config.collections ?? []), ...(config.singletons ?? [])] as unknown as Group[]
const group = (name: string): Group => {
  const found = groups.find(candidate => candidate.name === name)
  if (!found) throw new Error(`The CMS has no ${name}`)
  return found
}
const fieldOf = (name: string, ...path: string[]): Field => {
  const steps = path.reduce<Field[]>(
    (fields, step) => [fields.at(-1)?.fields?.find(field => field.name === step) as Field],
    [{ name, fields: group(name).fields }],
  )
  return steps[0] as Field
}
const accepts = ({ pattern, maxlength = Number.POSITIVE_INFINITY }: Field, text: string): boolean =>
  text.trim() !== "" && text.trim().length <= maxlength && (!pattern || new RegExp(pattern[0]).test(text))

const types: [string, ContentType][] = [
  ...Object.entries(markdownTypes),
  ...knownJson.map((name): [string, ContentType] => [
    name === "pages.json" ? "pages-copy" : name.replace(".json", ""),
    jsonTypeOf(name) as ContentType,
  ]),
  ...Object.entries(jsonFolders),
]

test.each(types)("%s has each of its fields", (name, { schema }) => {
  const inner = schema instanceof z.ZodArray ? (schema.element as z.ZodObject) : (schema as z.ZodObject)
  const fields = schema instanceof z.ZodArray ? group(name).fields[0]?.fields : group(name).fields
  expect(fields?.map(field => field.name).filter(field => field !== "body")).toEqual(Object.keys(inner.shape))
})

test("articles are listed newest first, and an estimate by its day and text", () => {
  const order = { fields: ["date", "title"], default: { field: "date", direction: "descending" } }
  expect(group("posts")).toMatchObject({ sortable_fields: order })
  expect(group("ledger").fields[0]).toMatchObject({ summary: "{{fields.stated}}: {{fields.estimate}}" })
})

test("the switch for drafts says that a new article is one", () => {
  expect(fieldOf("posts", "draft").hint).toContain("saved as a draft")
})

test("every field has a label, and every simple field a hint", () => {
  const bare = (fields: Field[], within: string): string[] =>
    fields.flatMap(field => [
      ...(field.label ? [] : [`${within} > ${field.name}: label`]),
      ...(field.hint || field.fields || field.widget === "list" ? [] : [`${within} > ${field.name}: hint`]),
      ...bare(field.fields ?? [], `${within} > ${field.name}`),
    ])
  expect(groups.flatMap(({ name, fields }) => bare(fields, name))).toEqual([])
})

test("fields are required exactly where the check requires them", () => {
  for (const [name, { schema }] of types.filter(([, type]) => type.schema instanceof z.ZodObject))
    for (const [field, written] of Object.entries((schema as z.ZodObject).shape))
      if (!(written instanceof z.ZodBoolean))
        expect([name, field, fieldOf(name, field).required]).toEqual([
          name,
          field,
          !(written instanceof z.ZodOptional),
        ])
})

test("the tags in use are listed, but not those of what is not published, and types are chosen from a list", () => {
  const draft = content.markdown.flatMap(file =>
    file.kind === "posts" ? [{ ...file, data: { ...file.data, draft: true, tags: ["Unseen"] } }] : [],
  )
  const { collections = [] } = configOf({ ...content, markdown: [...content.markdown, ...draft] })
  const posts = collections.find(({ name }) => name === "posts") as unknown as Group
  expect(posts.fields.find(({ name }) => name === "tags")?.hint).toMatch(/In use: Lists, SEO$/)
  expect(fieldOf("resources", "type").options).toEqual(["Checklist", "Template", "Sample"])
})

test("what cannot be chosen yet is written, since the CMS does not start with a dropdown without options", () => {
  const json = content.json.map(file => (file.name === "brands.json" ? { ...file, data: [] } : file))
  const { collections = [] } = configOf({ ...content, json })
  const cases = collections.find(({ name }) => name === "cases") as unknown as Group
  expect(cases.fields.find(({ name }) => name === "brand")?.widget).toBe("string")
})

test.each([
  [
    ["posts", "readingTime"],
    ["7 min", "12 min"],
    ["7", "07 min", "seven min", "7 min."],
  ],
  [
    ["brands", "entries", "slug"],
    ["a", "a-b-2"],
    ["A", "a b", "-a", "ā"],
  ],
  [
    ["redirects", "entries", "from"],
    ["/a", "/a/*", "/a.b/c"],
    ["a", "/a/", "/a b", "/../a"],
  ],
  [["site", "contact", "email"], ["a@b.example"], ["a", "a@b", "a @b.example"]],
  [["site", "contact", "country"], ["IN"], ["in", "IND"]],
])("%j accepts what the check accepts", (path, right, wrong) => {
  const field = fieldOf(...(path as [string, ...string[]]))
  expect(right.filter(text => !accepts(field, text))).toEqual([])
  expect(wrong.filter(text => accepts(field, text))).toEqual([])
})

const { brand } = siteJson
const room = maxTitleLength - ` | ${brand}`.length

test.each([
  ["title", "x".repeat(room)],
  ["title", "x".repeat(room + 1)],
  ["title", `${brand} ${"x".repeat(59 - brand.length)}`],
  ["title", `${brand} ${"x".repeat(60 - brand.length)}`],
  ["title", "हिन्दी में एक लेख"],
  ["excerpt", "x".repeat(160)],
])("the CMS and the check accept the same %s: %j", async (name, text) => {
  const file = "content/posts/x.md"
  const wrong = errorsIn(await problemsWith({ [file]: post("X", { [name]: JSON.stringify(text) }) }))
  expect(accepts(fieldOf("posts", name), text)).toBe(wrong.length === 0)
})

test("lists have the same limits as in the check", () => {
  expect(fieldOf("amp", "posts")).toMatchObject({
    widget: "relation",
    collection: "posts",
    multiple: true,
    max: 6,
  })
  expect(fieldOf("charts", "series")).toMatchObject({ widget: "list", min: 1 })
  expect(fieldOf("posts", "tags")).toMatchObject({ widget: "list", min: 1, required: true })
})

test("logos are uploaded to content/brands, other images beside their text", () => {
  const logo = fieldOf("brands", "entries", "logo")
  expect(logo).toMatchObject({ widget: "image", media_folder: "/content/brands", public_folder: "brands" })
  expect(fieldOf("services", "drawing")).toMatchObject({ widget: "image", required: false })
  expect(fieldOf("services", "drawing")).not.toHaveProperty("media_folder")
})

test("a new article begins as a draft, and a case as a sample on a site of samples alone", () => {
  expect([true, false].map(sample => switchedOn({ sample }))).toEqual([
    { posts: "draft", cases: "sample" },
    { posts: "draft" },
  ])
})

test("in develop the configuration names the address at which it is asked for", () => {
  const send = jest.fn()
  sendConfig(writeProject(), { name: "test-repo" })({ headers: { host: "localhost:8100" } }, { send })
  expect(send).toHaveBeenCalledWith(expect.stringContaining("http://localhost:8100"))
})
