import { breadcrumb } from "../breadcrumb"
import { site, siteUrl } from "../site"

/** What a share image says. */
export type ShareCard = { readonly title: string; readonly section: string; readonly brand: string }

type SharedPage = {
  readonly title: string
  readonly path: string
  /** On articles, the name of the category. */
  readonly section?: string | undefined
}

const parentPage = (path: string): string | undefined =>
  breadcrumb(path)
    .slice(1, -1)
    .findLast(step => step.path)?.label

/**
 * The share image of a page: its title, and in small type where it belongs. It follows from what the head says, so that
 * the head names the very image that is drawn from it.
 */
export const shareCardOf = ({ title, path, section }: SharedPage): ShareCard => ({
  title,
  section: section ?? parentPage(path) ?? new URL(siteUrl).host,
  brand: site.brand,
})

/** What the image shows, for those who do not see it. */
export const shareImageAlt = (title: string): string => `${title}. ${site.brand}: ${site.tagline}.`
