import type { Graph } from "schema-dts"

/** A graph as the text of its script element; a `<` could end the element and is written as an escape (JSON, RFC 8259, section 7). */
export const graphText = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c")
