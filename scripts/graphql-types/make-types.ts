import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { codegen } from "@graphql-codegen/core"
import * as typescript from "@graphql-codegen/typescript"
import * as operations from "@graphql-codegen/typescript-operations"
import { type DocumentNode, Kind, parse } from "graphql"
import { schemaOfAnswers } from "./schema"

// As Gatsby asks of the same generator (gatsby/src/utils/graphql-typegen/ts-codegen.ts).
const style = {
  avoidOptionals: true,
  immutableTypes: true,
  maybeValue: "T | null",
  noExport: true,
  enumsAsTypes: true,
  scalars: {
    Date: "string",
    JSON: "Record<string, unknown>",
    GatsbyImageData: "import('gatsby-plugin-image').IGatsbyImageData",
  },
  useTypeImports: true,
}

const byName = (a: DocumentNode, b: DocumentNode) => nameOf(a).localeCompare(nameOf(b))

const nameOf = ({ definitions: [first] }: DocumentNode): string =>
  first && "name" in first ? (first.name?.value ?? "") : ""

/** Every query and fragment of the sources, in the order that Gatsby writes them. */
const documents = (): readonly DocumentNode[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(join("src", file), "utf8").matchAll(/= graphql`([^`]*)`/g)])
    .flatMap(([, text = ""]) => parse(text).definitions)
    .map(definition => ({ kind: Kind.DOCUMENT, definitions: [definition] }) as const)
    .sort(byName)

/**
 * The types of the queries' answers, made from the content types without a build, in a second.
 * @returns the text of a declaration file with the namespace `Queries`
 * @throws when a query names a field that is not there
 */
export const makeTypes = async (): Promise<string> => {
  const types = await codegen({
    filename: "src/gatsby-types.d.ts",
    // The schema comes ready-made below.
    schema: { kind: Kind.DOCUMENT, definitions: [] },
    schemaAst: schemaOfAnswers(),
    documents: documents().map(document => ({ document })),
    pluginMap: { typescript, operations },
    plugins: [{ typescript: style }, { operations: { ...style, exportFragmentSpreadSubTypes: true } }],
    config: {
      namingConvention: { typeNames: "keep", enumValues: "keep", transformUnderscore: false },
      addUnderscoreToArgsType: true,
      skipTypename: true,
    },
    skipDocumentsValidation: { ignoreRules: ["KnownArgumentNames"] },
  })
  return `/* Made by scripts/graphql-types, or by Gatsby's build; not committed. */\ndeclare namespace Queries {\n${types}\n}\n`
}
