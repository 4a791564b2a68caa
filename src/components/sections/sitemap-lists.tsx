import { languageOf } from "../../shared/language"
import { listingPaths, postsPerPage } from "../../shared/listings"
import { paths } from "../../shared/paths"
import { SiteLink } from "../ui/site-link"
import { type Link, search } from "./link-lists"

export const ampPages: readonly Link[] = [
  { label: "Home (AMP)", path: paths.amp },
  { label: "About (AMP)", path: paths.ampAbout },
  { label: "Services (AMP)", path: paths.ampServices },
  { label: "Contact (AMP)", path: paths.ampContact },
  { label: "Blog (AMP)", path: paths.ampBlog },
]

export const utilityPages: readonly Link[] = [search, { label: "XML sitemap", path: paths.xmlSitemap }]

/** The blog's pages with the articles that are older than the newest ones listed. */
export const olderPages = (listed: number, total: number): Link[] => {
  if (listed >= total) return []
  const skipped = Math.floor(listed / postsPerPage)
  return listingPaths(paths.blog, total)
    .slice(skipped)
    .map((path, index) => ({ label: `Older articles, page ${skipped + index + 1}`, path }))
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
