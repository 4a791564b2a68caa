import { readFileSync } from "node:fs"
import {
  buildSchema,
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  parse,
} from "graphql"
import { contentSdl } from "../../src/content-model/types/content-types"
import { topicCountsSdl } from "../../src/gatsby/topic-counts"

/** The name of a type that Gatsby makes nodes of: each file of its kind below content/ is one. */
const nodeType = (definition: DefinitionNode): readonly string[] =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
  definition.interfaces?.some(({ name }) => name.value === "Node")
    ? [definition.name.value]
    : []

/** What Gatsby adds to such a type: an id, a query for one of its nodes, and one for all. */
const addedTo = (type: string): string => `
  extend type ${type} { id: ID! }
  type ${type}Connection {
    nodes: [${type}!]! totalCount: Int! distinct: [String!]! group: [${type}GroupConnection!]!
  }
  type ${type}GroupConnection { fieldValue: String nodes: [${type}!]! totalCount: Int! }
  extend type Query {
    ${type.charAt(0).toLowerCase()}${type.slice(1)}: ${type}
    all${type}: ${type}Connection!
  }`

// Resolved by src/gatsby/resolvers.ts.
const ownQueries = "extend type Query { topicCounts: TopicCounts! }"

/** The schema that the site's queries are asked of, as far as the types of their answers go: fields, no arguments. */
export const schemaOfAnswers = (): GraphQLSchema => {
  const gatsby = readFileSync("scripts/graphql-types/gatsby.graphql", "utf8")
  const added = parse(contentSdl).definitions.flatMap(nodeType).map(addedTo)
  // Gatsby's directives, such as @link, are declared nowhere here: hence no validation.
  return lexicographicSortSchema(
    buildSchema([gatsby, contentSdl, topicCountsSdl, ownQueries, ...added].join("\n"), {
      assumeValidSDL: true,
    }),
  )
}
