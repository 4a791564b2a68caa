import { createHash } from "node:crypto"
import type { ShareCard } from "../../outputs/share-images/render-share-image"

/**
 * The address of a card's image: it names its content, so it may be cached for ever. How images are drawn comes from
 * `drawingHash` by way of gatsby-config.ts, because Gatsby renders every page anew at each build once the code of its HTML
 * reads a file.
 */
export function shareImagePath({ title, section, brand }: ShareCard): string {
  const hash = createHash("sha256").update(
    JSON.stringify([process.env.GATSBY_DRAWING_HASH, title, section, brand]),
  )
  return `/share-images/${hash.digest("hex").slice(0, 20)}.png`
}
