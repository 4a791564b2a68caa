import { z } from "zod"
import { allTypes, otherTypes } from "../content-model/types/all-types"
import type { Derived } from "../content-model/types/content-type"
import { capital, expectedOf, type FieldMeta, metaOf, unwrap } from "../content-model/types/field-types"

const linked: Record<string, string> = {
  author: "Author",
  brand: "Brand",
  post: "Post",
  service: "Service",
  resource: "Resource",
  case: "CaseStudy",
}

const namedType = (
  schema: z.ZodType,
  { as, refersTo, type }: FieldMeta,
): [name: string, directive?: string] => {
  if (type) return [type]
  if (as === "image") return ["File", " @fileByRelativePath"]
  if (as === "date") return ["Date", " @dateformat"]
  const target = linked[refersTo ?? ""]
  if (target) return [target, ' @link(by: "slug")']
  if (schema instanceof z.ZodNumber) return [schema.isInt ? "Int" : "Float"]
  return [schema instanceof z.ZodBoolean ? "Boolean" : "String"]
}

const graphqlType = (field: z.ZodType): string => {
  const schema = unwrap(field)
  const meta = metaOf(schema)
  if (meta.sdl !== undefined) return meta.sdl
  const entry = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
  const own = entry === schema ? meta : { ...metaOf(entry), refersTo: meta.refersTo }
  const [name, directive = ""] = namedType(entry, own)
  return (entry === schema ? name : `[${name}!]`) + (field === schema ? "!" : "") + directive
}

const exampleOf = (group: z.ZodObject): string => {
  const [name = "", field] = Object.entries(group.shape)[0] ?? []
  return `{ ${name}: ${JSON.stringify(field ? (metaOf(field as z.ZodType).example ?? "…") : "")}, … }`
}

const description = (field: z.ZodType): string => {
  const schema = unwrap(field)
  const { doc, example } = metaOf(schema)
  if (schema instanceof z.ZodObject) return `${capital(doc ?? "")} ${exampleOf(schema)}`
  if (doc) return doc
  const entry = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
  const shown = example ?? (entry instanceof z.ZodObject ? `[${exampleOf(entry)}]` : metaOf(entry).example)
  return `${capital(expectedOf(schema))}: ${shown}`
}

const line = (name: string, type: string, doc: string) => `  ${JSON.stringify(doc)}\n  ${name}: ${type}\n`

const block = (type: string, doc: string, lines: readonly string[], isNode = false): string =>
  `\n"""\n${doc}\n"""\ntype ${type} ${isNode ? "implements Node " : ""}@dontInfer {\n${lines.join("")}}\n`

const derivedLines = (derived: Derived) =>
  Object.entries(derived).map(([name, [type, doc]]) => line(name, type, doc))

const sdlOf = (
  schema: z.ZodType,
  { type, doc, derived = {}, isNode }: { type: string; doc: string; derived?: Derived; isNode?: boolean },
): Record<string, string> => {
  const isList = schema instanceof z.ZodArray
  const { shape } = (isList ? schema.element : schema) as z.ZodObject
  const types: Record<string, string> = {}
  const lines = Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => {
    const inner = unwrap(field)
    const entry = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
    const meta = metaOf(entry)
    if (meta.type && entry instanceof z.ZodObject)
      Object.assign(types, sdlOf(entry, { type: meta.type, doc: meta.doc ?? "", derived: meta.derived }))
    if (meta.type && entry instanceof z.ZodEnum)
      types[meta.type] = `"""\n${meta.doc}\n"""\nenum ${meta.type} {\n  ${entry.options.join("\n  ")}\n}\n`
    return graphqlType(field) && !derived[name] ? line(name, graphqlType(field), description(field)) : ""
  })
  const order: Derived =
    isNode && isList ? { order: ["Int!", "Its position in the file, counted from 0"] } : {}
  lines.push(...derivedLines({ ...derived, ...order }))
  return { ...types, [type]: block(type, doc, lines, isNode) }
}

// Several content types may use one group of fields.
const fileTypes: Record<string, string> = Object.assign(
  {},
  ...allTypes.map(({ schema, type, doc = "", derived, node = schema }) =>
    type ? sdlOf(node, { type, doc, derived, isNode: true }) : {},
  ),
)

export const contentSdl = [
  ...otherTypes.map(({ type, doc, derived, isNode }) => block(type, doc, derivedLines(derived), isNode)),
  ...Object.values(fileTypes),
].join("")
