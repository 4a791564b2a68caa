import type { BuiltDocument } from "./documents"

/** A value of a graph as JSON. */
export type Value = string | number | boolean | GraphNode | readonly Value[]
/** A node of a graph: typed, named, or a reference to a named one. */
export type GraphNode = { readonly [property: string]: Value }

/** The texts of a document's structured data, one for each script. */
export const graphTexts = ({ root }: BuiltDocument): string[] =>
  root.querySelectorAll('script[type="application/ld+json"]').map(script => script.text)

/** The nodes of a document's one graph. */
export const graphNodes = (document: BuiltDocument): GraphNode[] =>
  (JSON.parse(graphTexts(document)[0] ?? '{"@graph":[]}') as { "@graph": GraphNode[] })["@graph"]

/** Whether the value is an object. */
const isNode = (value: Value | undefined): value is GraphNode =>
  typeof value === "object" && !Array.isArray(value)

const isReference = (value: Value): value is GraphNode =>
  isNode(value) && Object.keys(value).length === 1 && typeof value["@id"] === "string"

const inside = (value: Value): readonly Value[] => {
  if (Array.isArray(value)) return value
  return isNode(value) ? Object.values(value) : []
}

/** Every reference within a value, however deep. */
export const referencesIn = (value: Value): string[] =>
  isReference(value) ? [String(value["@id"])] : inside(value).flatMap(referencesIn)

/** Every object within a value that has a type, itself included. */
export const typedIn = (value: Value): GraphNode[] => [
  ...(isNode(value) && "@type" in value ? [value] : []),
  ...inside(value).flatMap(typedIn),
]

/** The first node of a type; an empty one if there is none. */
export const nodeOfType = (nodes: readonly GraphNode[], type: string): GraphNode =>
  nodes.find(node => node["@type"] === type) ?? {}
