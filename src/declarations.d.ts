declare module "*.css"

declare module "*.svg" {
  const url: string
  export default url
}

declare module "*.woff2" {
  const url: string
  export default url
}

declare module "hast-util-to-string" {
  import type { Node } from "hast"

  /** The text inside a node. */
  const toText: (node: Node) => string
  export default toText
}
