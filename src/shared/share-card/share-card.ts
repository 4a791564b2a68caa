import type { ShareCard } from "../../outputs/share-images/render-share-image"
import { breadcrumb } from "../breadcrumb"
import { site, siteUrl } from "../site"

/** What the head of a document says that its share image shows. */
export type HeadFacts = {
  /** `og:title` */
  title: string
  /** The path of `og:url` */
  path: string
  /** `article:section`, on articles */
  section?: string
  /** `og:description` */
  description?: string
}

const parentPage = (path: string): string | undefined =>
  breadcrumb(path)
    .slice(1, -1)
    .findLast(step => step.path)?.label

/**
 * The share image of a page: its title, and in small type where it belongs. It is made from the document's own head, when
 * that is written and when images are drawn, so that both speak of the same image.
 */
export const shareCardOf = ({ title, path, section }: HeadFacts): ShareCard => ({
  title,
  section: section ?? parentPage(path) ?? new URL(siteUrl).host,
  brand: site.brand,
})

/** What the image shows, for those who do not see it. */
export const shareImageAlt = (title: string): string => `${title}. ${site.brand}: ${site.tagline}.`
