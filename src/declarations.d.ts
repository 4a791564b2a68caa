declare module "*.css"

declare module "*.svg" {
  const url: string
  export default url
}

declare module "*.woff2" {
  const url: string
  export default url
}

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { ReplaceRendererArgs } from "gatsby"

  /** Hands the tags of the page that was rendered last to Gatsby, and forgets them. */
  export const onRenderBody: (args: ReplaceRendererArgs) => void
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
