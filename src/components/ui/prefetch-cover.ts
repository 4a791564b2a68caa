import type { IGatsbyImageData } from "gatsby-plugin-image"

type Cover = { childImageSharp?: { gatsbyImageData?: IGatsbyImageData } | null } | null
type LoadedPage = { json?: { data?: { post?: { cover?: Cover } | null } } } | undefined

// Gatsby's own loader (cache-dir/loader.js, `publicLoader`), which keeps what it has loaded.
type Loader = { loadPage: (path: string) => Promise<LoadedPage> }
const loader = (): Loader | undefined => (window as { ___loader?: Loader }).___loader

const coverOf = (page: LoadedPage): IGatsbyImageData | undefined =>
  page?.json?.data?.post?.cover?.childImageSharp?.gatsbyImageData

/**
 * Fetches the picture that a page opens with, for a visitor who points at a link to it, so that nothing is left to be
 * transferred after the click; Gatsby itself fetches data and scripts.
 */
export const prefetchCover = async (path: string): Promise<void> => {
  const image = coverOf(await loader()?.loadPage(path))
  const source = image?.images.sources?.[0]
  if (!source) return
  const picture = new Image()
  picture.sizes = source.sizes ?? ""
  picture.srcset = source.srcSet
}
