import { createRequire } from "node:module"
import { join } from "node:path"
import type * as Zod from "zod"
import type { ContentType } from "../../src/content-model"

// By their own paths, since earlier versions have no index.
type Types = typeof import("../../src/content-model/types/all-types")
type Reading = typeof import("../../src/content-model/read/read-content")

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  expected?: string
}

/** What content may say: each file and field, whether it must be there, what is expected, and in which other it is. */
export type Declared = Record<string, { isRequired: boolean; expected: string; within?: string }>

const fieldsOf = (
  within: string,
  { properties = {}, required = [], items }: JsonSchema,
  place = `${within} `,
): Declared => ({
  ...(items && fieldsOf(within, items, `${within}[].`)),
  ...Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const path = place + name
      const own = { isRequired: required.includes(name), expected: field.expected ?? "", within }
      return [[path, own] as const, ...Object.entries(fieldsOf(path, field, `${path}.`))]
    }),
  ),
})

/** Reads the content types of a project, of whatever version. */
const declaredIn = (project: string): Declared => {
  const require = createRequire(join(project, "package.json"))
  const { z } = require("zod") as typeof Zod
  const model = (file: string) => require(join(project, "src/content-model", file)) as unknown
  const { markdownTypes, jsonFolders, knownJson, jsonTypeOf } = model("types/all-types.ts") as Types
  const { requiredJson } = model("read/read-content.ts") as Reading
  const files = [
    ...Object.entries(markdownTypes).map(([folder, type]) => [`${folder}/*.md`, type] as const),
    ...Object.entries(jsonFolders).map(([folder, type]) => [`${folder}/*.json`, type] as const),
    ...knownJson.map(name => [name, jsonTypeOf(name)] as const),
  ] as [name: string, type: ContentType | undefined][]
  return Object.assign(
    {},
    ...files.map(([name, type]) => {
      const schema = type && z.toJSONSchema(type.schema, { io: "input", unrepresentable: "any" })
      const file = `content/${name}`
      const own = { isRequired: requiredJson.includes(name), expected: type?.cms.hint ?? "" }
      return { [file]: own, ...fieldsOf(file, (schema ?? {}) as JsonSchema) }
    }),
  )
}

console.log(JSON.stringify(process.argv.slice(2).map(declaredIn)))
