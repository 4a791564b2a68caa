import { z } from "zod"
import { allTypes, markdownTypes, otherTypes } from "./all-types"
import { type ContentType, type Derived, references } from "./content-type"
import { capital, expectedOf, type FieldMeta, metaOf, unwrap } from "./field-types"
import { hasDefault } from "./words"

const namedType = (
  schema: z.ZodType,
  { as, refersTo, type }: FieldMeta,
): [name: string, directive?: string] => {
  if (type) return [type]
  if (as === "image") return ["File", " @fileByRelativePath"]
  if (as === "date") return ["Date", " @dateformat"]
  const target = refersTo && refersTo !== "tags" && references[refersTo]
  if (target && "type" in target) return [target.type, ' @link(by: "slug")']
  if (schema instanceof z.ZodNumber) return [schema.isInt ? "Int" : "Float"]
  return [schema instanceof z.ZodBoolean ? "Boolean" : "String"]
}

const entryOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema

const isList = (schema: z.ZodType): boolean => schema instanceof z.ZodArray

/** `author: reference("author", …).optional()` of a post becomes `author: Author @link(by: "slug")`; what each node has ends in `!`. */
const graphqlType = (field: z.ZodType, groupName: string): string => {
  const schema = unwrap(field)
  const meta = metaOf(schema)
  if (meta.sdl !== undefined) return meta.sdl
  const entry = entryOf(schema)
  const own = { type: entry instanceof z.ZodObject ? groupName : undefined, ...metaOf(entry) }
  const [name, directive = ""] = namedType(entry, { ...own, refersTo: meta.refersTo })
  const isInEach = field === schema || (field instanceof z.ZodOptional && hasDefault(schema))
  return (isList(schema) ? `[${name}!]` : name) + (isInEach ? "!" : "") + directive
}

/** The type of a field as an editor writes it: references are text, and anything may be missing. */
const writtenType = (field: z.ZodType): string => {
  const schema = unwrap(field)
  const entry = entryOf(schema)
  const [name, directive = ""] = namedType(entry, { ...metaOf(entry), refersTo: undefined })
  return (isList(schema) ? `[${name}!]` : name) + directive
}

const exampleOf = (group: z.ZodObject): string => {
  const [name = "", field] = Object.entries(group.shape)[0] ?? []
  return `{ ${name}: ${JSON.stringify(field ? (metaOf(field as z.ZodType).example ?? "…") : "")}, … }`
}

const expected = (schema: z.ZodType, example?: string): string => {
  const entry = entryOf(schema)
  const shown = example ?? (entry instanceof z.ZodObject ? `[${exampleOf(entry)}]` : metaOf(entry).example)
  return capital(expectedOf(schema)) + (shown ? `: ${shown}` : "")
}

const description = (field: z.ZodType): string => {
  const schema = unwrap(field)
  const { doc, example, hint, refersTo } = metaOf(schema)
  if (schema instanceof z.ZodObject) return `${capital(doc ?? expectedOf(schema))} ${exampleOf(schema)}`
  // What an editor writes for a reference, a slug, says little about the node.
  return doc ?? (refersTo && hint && example ? `${hint}: ${example}` : expected(schema, example))
}

const line = (name: string, type: string, doc: string) => `  ${JSON.stringify(doc)}\n  ${name}: ${type}\n`

const block = (type: string, doc: string, lines: readonly string[], traits = ""): string =>
  `\n${doc && `"""\n${doc}\n"""\n`}type ${type} ${traits}@dontInfer {\n${lines.join("")}}\n`

const node = "implements Node "
const childOfMarkdown = `${node}@childOf(types: ["MarkdownRemark"]) `

const derivedLines = (derived: Derived) =>
  Object.entries(derived).map(([name, [type, doc]]) => line(name, type, doc))

type Described = { type: string; doc: string; derived?: Derived; traits?: string }

const sdlOf = (schema: z.ZodType, { type, doc, derived = {}, traits }: Described): Record<string, string> => {
  const { shape } = entryOf(schema) as z.ZodObject
  const types: Record<string, string> = {}
  const lines = Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => {
    const entry = entryOf(unwrap(field))
    const meta = metaOf(entry)
    const groupName = meta.type ?? type + capital(name)
    const fieldType = graphqlType(field, groupName)
    if (!fieldType || derived[name]) return ""
    if (entry instanceof z.ZodObject)
      Object.assign(types, sdlOf(entry, { type: groupName, doc: meta.doc ?? "", derived: meta.derived }))
    if (meta.type && entry instanceof z.ZodEnum)
      types[meta.type] = `"""\n${meta.doc}\n"""\nenum ${meta.type} {\n  ${entry.options.join("\n  ")}\n}\n`
    return line(name, fieldType, description(field))
  })
  const order: Derived =
    traits && isList(schema) ? { order: ["Int!", "Its position in the file, counted from 0"] } : {}
  lines.push(...derivedLines({ ...derived, ...order }))
  return { ...types, [type]: block(type, doc, lines, traits) }
}

const toMarkdown: Derived = {
  markdown: ['MarkdownRemark! @link(from: "parent")', "Its file as gatsby-transformer-remark reads it"],
}

// Several content types may use one group of fields.
const fileTypes: Record<string, string> = Object.assign(
  {},
  ...allTypes.map(contentType => {
    const { schema, type, doc = "", derived, nodeSchema = schema } = contentType
    if (!type) return {}
    return Object.values<ContentType>(markdownTypes).includes(contentType)
      ? sdlOf(nodeSchema, { type, doc, derived: { ...derived, ...toMarkdown }, traits: childOfMarkdown })
      : sdlOf(nodeSchema, { type, doc, derived, traits: node })
  }),
)

const writtenFields: Record<string, z.ZodType> = Object.assign(
  {},
  ...Object.values(markdownTypes).map(({ schema }) => schema.shape),
)

const frontMatterLines = Object.entries(writtenFields).map(([name, field]) =>
  line(name, writtenType(field), expected(unwrap(field), metaOf(field).example)),
)

const frontMatter = `${block("MarkdownRemarkFrontmatter", "The front matter as it is written.", frontMatterLines)}
type MarkdownRemark implements Node {
  "The front matter as it is written; the type of its folder has it with links and addresses"
  frontmatter: MarkdownRemarkFrontmatter
}
`

/** The types of all content, each made of the schema that the check, the CMS and `npm run new` read too. */
export const contentSdl = [
  ...otherTypes.map(({ type, doc, derived, isNode }) =>
    block(type, doc, derivedLines(derived), isNode ? node : ""),
  ),
  ...Object.values(fileTypes),
  frontMatter,
].join("")
