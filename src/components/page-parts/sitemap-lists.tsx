import { addresses, tagPath } from "../../shared/addresses"
import { listingPaths, postsPerPage } from "../../shared/listing-paths"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

type SitemapLink = { label: string; path: string; mark?: string }

export const mainPages: SitemapLink[] = [
  ...site.navigation,
  { label: "Testimonials", path: addresses.testimonials },
  { label: "Free SEO Audit", path: addresses.landing },
]

export const ampPages: SitemapLink[] = [
  { label: "Home (AMP)", path: addresses.amp },
  { label: "About (AMP)", path: addresses.ampAbout },
  { label: "Services (AMP)", path: addresses.ampServices },
  { label: "Contact (AMP)", path: addresses.ampContact },
  { label: "Blog (AMP)", path: addresses.ampBlog },
]

export const utilityPages: SitemapLink[] = [
  { label: "Privacy", path: addresses.privacy },
  { label: "Terms", path: addresses.terms },
  { label: "Search", path: addresses.search },
  { label: "XML sitemap", path: addresses.xmlSitemap },
]

/** The blog's pages with the articles that are older than the newest ones listed. */
export const olderPages = (listed: number, total: number): SitemapLink[] => {
  if (listed >= total) return []
  const skipped = Math.floor(listed / postsPerPage)
  return listingPaths(addresses.blog, total)
    .slice(skipped)
    .map((path, index) => ({ label: `Older articles, page ${skipped + index + 1}`, path }))
}

type Tagged = { readonly tags: readonly { readonly name: string; readonly slug: string }[] }

export const tagLinks = (...lists: (readonly Tagged[])[]): SitemapLink[] => {
  const slugs = new Map(lists.flat().flatMap(({ tags }) => tags.map(({ name, slug }) => [name, slug])))
  return [...slugs].sort().map(([name, slug]) => ({ label: name, path: tagPath(slug) }))
}

export const SitemapSection = ({ heading, links }: { heading: string; links: readonly SitemapLink[] }) =>
  links.length > 0 && (
    <section className="split ink-rule">
      <h2>{heading}</h2>
      <ul className="rows tiles">
        {links.map(({ label, path, mark }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
            {mark && <span className="fine">{mark}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
