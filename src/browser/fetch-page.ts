import { articleCoverSizes } from "../shared/cover-sizes"
import { leaveToBrowser } from "./links"
import { loader, templates } from "./loader"
import { templateOf } from "./template-of"

const ignore = (): void => {}

/**
 * Whether the visitor asks for few bytes, or has a connection on which others must not be guessed at (Network
 * Information API; where a browser lacks it, the visitor does not).
 */
export const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"))
}

/**
 * Fetches what a click on a link to a page would: its data and its script at the same time, where Gatsby asks for the
 * script once the data has named it.
 * @param page path and query
 * @returns whether it is there
 */
export const fetchPage = async (page: string): Promise<boolean> => {
  if (loader()?.loadPageSync(page)) return true
  const scripts = templates()
  const [path = ""] = page.split("?")
  scripts[templateOf(path, name => name in scripts)]?.().catch(ignore)
  const loading = loader()?.loadPage(page)
  if (!loading) return false
  const loaded = await loading.catch(ignore)
  const isThere = Boolean(loaded && loaded.status !== "error")
  if (!isThere) leaveToBrowser(page)
  return isThere
}

/** Fetches the picture that a page opens with, and what copies its code. */
export const fetchCover = (page: string): void => {
  const { cover, html } = loader()?.loadPageSync(page)?.json?.data?.post ?? {}
  if (html?.includes("gatsby-highlight")) import("./copy-code").catch(ignore)
  const source = cover?.childImageSharp?.gatsbyImageData?.images.sources?.[0]
  if (!cover?.drawing && !source) return
  const picture = new Image()
  if (cover?.drawing) picture.src = cover.drawing.src
  if (!source) return
  picture.sizes = articleCoverSizes
  picture.srcset = source.srcSet
}
