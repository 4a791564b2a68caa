import { SiteLink } from "../ui/site-link"
import type { SitemapLink } from "./sitemap-links"

type SitemapSectionProps = { heading: string; links: readonly SitemapLink[] }

/** One group of links on the sitemap page; a link may carry a mark, such as the kind of a resource. */
export const SitemapSection = ({ heading, links }: SitemapSectionProps) => {
  if (links.length === 0) return null
  return (
    <section className="split heavy">
      <h2>{heading}</h2>
      <ul className="rows tiles">
        {links.map(({ label, path, mark }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
            {mark && <span className="mark fine">{mark}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
