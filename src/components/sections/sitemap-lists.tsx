import { languageOf } from "../../shared/language"
import { listingPaths, postsPerPage } from "../../shared/listings"
import { paths } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { SiteLink } from "../ui/site-link"
import { type Link, search } from "./link-lists"

type Labels = NonNullable<NonNullable<Queries.SitemapPageQuery["copy"]>["labels"]>

export const ampPages = (labels: Labels): readonly Link[] => [
  { label: labels.ampHome, path: paths.amp },
  { label: labels.ampAbout, path: paths.ampAbout },
  { label: labels.ampServices, path: paths.ampServices },
  { label: labels.ampContact, path: paths.ampContact },
  { label: labels.ampBlog, path: paths.ampBlog },
]

export const utilityPages = ({ xml }: Labels): readonly Link[] => [
  search,
  { label: xml, path: paths.xmlSitemap },
]

/** The blog's pages with the articles that are older than the newest ones listed. @param label with {page} */
export const olderPages = (label: string, listed: number, total: number): Link[] => {
  if (listed >= total) return []
  const skipped = Math.floor(listed / postsPerPage)
  return listingPaths(paths.blog, total)
    .slice(skipped)
    .map((path, index) => ({ label: fillTokens(label, { page: String(skipped + index + 1) }), path }))
}

type SitemapSectionProps = {
  heading: string
  links: readonly (Link & { mark?: string; lang?: string | null })[]
}

export const SitemapSection = ({ heading, links }: SitemapSectionProps) =>
  links.length > 0 && (
    <section className="split ink-rule">
      <h2>{heading}</h2>
      <ul className="rows tiles">
        {links.map(({ label, path, mark, lang }) => (
          <li key={path} {...languageOf({ lang })}>
            <SiteLink to={path}>{label}</SiteLink>
            {mark && <span className="fine">{mark}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
