import { addresses } from "../../shared/addresses"
import { today } from "../../shared/day"
import { site } from "../../shared/site"
import { ContactLinks } from "../page-parts/contact-links"
import { SiteLink } from "../ui/site-link"
import { useBrowserValue } from "../ui/use-browser-value"
import { Logo } from "./logo"

/** The pages that every footer names. */
export const legalLinks = [
  { label: "Privacy", path: addresses.privacy },
  { label: "Terms", path: addresses.terms },
  { label: "Sitemap", path: addresses.sitemap },
]

const groups = [
  { heading: "Pages", links: site.navigation },
  {
    heading: "More",
    links: [
      { label: "Free SEO Audit", path: addresses.landing },
      { label: "Testimonials", path: addresses.testimonials },
      { label: "Search", path: addresses.search },
    ],
  },
  { heading: "Legal", links: legalLinks },
]

const CopyrightYear = () => <>{useBrowserValue(today, process.env.GATSBY_BUILD_YEAR ?? "").slice(0, 4)}</>

/** The index of the site below every page. */
export const Footer = () => (
  <footer className="page-width">
    <div
      id="site-index"
      className="site-footer quiet-links grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-12"
    >
      <div className="col-span-full max-w-measure lg:col-span-5 lg:pe-16">
        <Logo />
        <p className="mt-4 text-ink-soft">{site.description}</p>
        <ContactLinks className="mt-4" />
      </div>
      {groups.map(({ heading, links }) => (
        <nav
          key={heading}
          aria-label={heading}
          className={links.length > 4 ? "col-span-2 sm:col-span-1 lg:col-span-2" : "lg:col-span-2"}
        >
          <h2 className="small-heading">{heading}</h2>
          <ul className={links.length > 4 ? "columns-2 gap-x-8 sm:gap-x-4 lg:columns-1" : undefined}>
            {links.map(({ label, path }) => (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <p className="border-t border-rule py-6 text-xs text-ink-faint">
      © <CopyrightYear /> {site.brand}. All rights reserved.
    </p>
  </footer>
)
