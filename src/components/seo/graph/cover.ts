import { getImage, type ImageDataLike } from "gatsby-plugin-image"
import type { ArticleFacts } from "./blog-posting"

/** An article's drawing as gatsby-plugin-image made it; nothing where the article has none, or one without sizes (SVG). */
export const coverOf = (
  cover: { readonly childImageSharp: ImageDataLike | null } | null,
): ArticleFacts["cover"] => {
  const image = cover?.childImageSharp ? getImage(cover.childImageSharp) : undefined
  const src = image?.images.fallback?.src
  return image && src ? { src, width: image.width, height: image.height } : undefined
}
