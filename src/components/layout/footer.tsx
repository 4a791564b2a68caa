import { today } from "../../shared/day"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { footerWords } from "../../shared/words/footer"
import { ContactLinks } from "../sections/contact-links"
import { type Link, legalPages, mainPages, search, sitemap } from "../sections/link-lists"
import { Logo } from "../ui/icons"
import { SiteLink } from "../ui/site-link"
import { useBrowserValue } from "../ui/use-browser-value"

const pages = [...mainPages, search]

const groups = [
  { heading: footerWords.services, targets: [paths.services, paths.landing, paths.contact] },
  { heading: footerWords.results, targets: [paths.results, paths.testimonials, paths.about] },
  { heading: footerWords.posts, targets: [paths.blog, paths.resources, paths.search] },
].map(({ heading, targets }) => ({
  heading,
  links: targets.flatMap(path => pages.find(page => page.path === path) ?? []),
}))

const grouped = groups.flatMap(({ links }) => links)

/** One sentence each, with one full stop, in this order. */
const legalLine = (legal: typeof site.legal): string =>
  [legal?.name, legal?.address, legal?.id, legal?.grievances]
    .flatMap(fact => (fact ? ` ${fact.trim().replace(/\.$/, "")}.` : []))
    .join("")

/** Home, pages that an editor adds to the navigation or the footer, and the legal pages. */
const otherPages: readonly Link[] = [
  ...pages.filter(page => !grouped.includes(page)),
  ...legalPages,
  ...site.footer,
  sitemap,
]

const Links = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ label, path }) => (
      <li key={label}>
        <SiteLink to={path}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)

const CopyrightYear = () => (
  <time>{useBrowserValue(today, process.env.GATSBY_BUILD_YEAR ?? "").slice(0, 4)}</time>
)

/** @param fullPage the page that an AMP document is a version of */
export const Footer = ({ fullPage }: { fullPage?: string }) => (
  <footer className="site-footer page-width quiet-links">
    <div id="site-index" className="footer-index">
      <div>
        <Logo />
        <p className="soft">{site.description}</p>
      </div>
      {groups.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <h2 className="small-heading">{heading}</h2>
          <Links links={links} />
        </nav>
      ))}
      <div>
        <h2 className="small-heading">{footerWords.contact}</h2>
        <ContactLinks />
      </div>
    </div>
    <div className="footer-last cluster fine">
      <p>
        © <CopyrightYear /> {site.brand}. {footerWords.rights}
        {legalLine(site.legal)}
      </p>
      <nav aria-label={footerWords.further}>
        <Links
          links={fullPage ? [{ label: footerWords.fullPage, path: fullPage }, ...otherPages] : otherPages}
        />
      </nav>
    </div>
  </footer>
)
