import type { IGatsbyImageData } from "gatsby-plugin-image"

type Cover = {
  drawing?: { src: string } | null
  childImageSharp?: { gatsbyImageData?: IGatsbyImageData } | null
}
type Post = { cover?: Cover | null; html?: string }
type LoadedPage = { json?: { data?: { post?: Post | null } } } | undefined

// Gatsby's own loader (cache-dir/loader.js, `publicLoader`), which keeps what it has loaded.
type Loader = { loadPage: (path: string) => Promise<LoadedPage> }
const loader = (): Loader | undefined => (window as { ___loader?: Loader }).___loader

/**
 * Fetches the picture that a page opens with, and what copies its code, for a visitor who points at a link to it, so that
 * nothing is left to be transferred after the click; Gatsby itself fetches data and scripts.
 */
export const prefetchCover = async (path: string): Promise<void> => {
  const { cover, html } = (await loader()?.loadPage(path))?.json?.data?.post ?? {}
  if (html?.includes("gatsby-highlight")) import("../../browser/copy-code").catch(() => {})
  const source = cover?.childImageSharp?.gatsbyImageData?.images.sources?.[0]
  if (!cover?.drawing && !source) return
  const picture = new Image()
  if (cover?.drawing) picture.src = cover.drawing.src
  if (!source) return
  picture.sizes = source.sizes ?? ""
  picture.srcset = source.srcSet
}
