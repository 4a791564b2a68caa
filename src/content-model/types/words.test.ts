import { readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { jsonTypeOf, knownJson, markdownTypeOf } from "./all-types"
import type { ContentType } from "./content-type"
import { metaOf, unwrap } from "./field-types"
import { withDefaults } from "./words"

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The texts of a value by their paths. */
const textsOf = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === "string"
    ? [[path, value]]
    : isGroup(value)
      ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`))
      : []

/** What a schema says where the content says nothing, by the fields' paths. */
const defaultsOf = (schema: z.ZodType, path: string): [path: string, text: string][] => {
  const inner = unwrap(schema)
  const own = textsOf(metaOf(inner).default, path)
  if (own.length > 0 || !(inner instanceof z.ZodObject)) return own
  return Object.entries(inner.shape).flatMap(([name, field]) =>
    defaultsOf(field as z.ZodType, `${path}.${name}`),
  )
}

const folder = "test/other-content"
const texts = readdirSync(`${folder}/reconciliations`).map(name => `reconciliations/${name}`)

const withWords = [...knownJson, ...texts]
  .map(name => {
    const { schema } = (jsonTypeOf(name) ?? markdownTypeOf(name)) as ContentType
    return [name, defaultsOf(schema, name)] as const
  })
  .filter(([, defaults]) => defaults.length > 0)

const read = (name: string): unknown => {
  const text = readFileSync(`${folder}/${name}`, "utf8")
  return parse(name.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text)
}

// So that no page shows a default where the content has words: another owner's build has other words everywhere.
test.each(withWords)(
  "the other owner's %s has other words wherever there are default ones",
  (name, defaults) => {
    const written = new Map(textsOf(read(name), name).filter(([, text]) => text))
    expect(defaults.filter(([path, text]) => !written.has(path) || written.get(path) === text)).toEqual([])
  },
)

test("a group has its default words where none of its fields is needed, even if one has none", () => {
  const said = z.string().meta({ default: "Yes" }).optional()
  const more = z.string().optional()
  expect(withDefaults(z.strictObject({ said, more }).optional())).toEqual({ said: "Yes" })
  expect(withDefaults(z.strictObject({ said, more: z.string() }).optional())).toBeUndefined()
  expect(withDefaults(z.strictObject({ more }).optional())).toBeUndefined()
})

test("words are filled in, in lists and in groups that are written in part", () => {
  const texts = z.strictObject({
    plain: z.string().optional(),
    said: z.string().meta({ default: "Yes" }).optional(),
  })
  expect(withDefaults(z.array(texts), [{ plain: "A" }, { said: "No" }])).toEqual([
    { plain: "A", said: "Yes" },
    { said: "No" },
  ])
  // What is wrong is left for the check.
  expect(withDefaults(texts, "text")).toBe("text")
})
