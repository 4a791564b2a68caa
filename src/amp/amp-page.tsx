import type { ReactNode } from "react"
import { Breadcrumb } from "../components/layout/breadcrumb"
import { Footer } from "../components/layout/footer"
import type { Subject } from "../components/seo/page-meta"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { Logo } from "../components/ui/icons"
import { ampPathOf, paths } from "../shared/paths"
import { site } from "../shared/site"

/** The whole navigation, since AMP loads no script for a menu; a link leads to the AMP document where there is one. */
const AmpHeader = ({ fullPage }: { fullPage: string }) => (
  <header className="amp-header">
    <div className="page-width cluster">
      <a className="home-link" href={paths.amp} aria-label={`${site.brand}, home`}>
        <Logo />
      </a>
      <nav className="site-nav quiet-links" aria-label="Main">
        <ul>
          {site.navigation.map(({ label, path }) => (
            <li key={path}>
              <a href={ampPathOf(path) ?? path} aria-current={path === fullPage ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={paths.contact} size="sm">
        Book Consultation
      </ButtonLink>
    </div>
  </header>
)

type AmpPageProps = {
  title: string
  description: string
  /** The ordinary page that this document simplifies: its canonical URL. */
  fullPage: string
  /** What both are about, for search engines. */
  subject: Subject
  children: ReactNode
}

/** One AMP document: head tags, header, breadcrumb, content, footer. `gatsby develop` shows it without `amp.css`. */
export const AmpPage = ({ title, description, fullPage, subject, children }: AmpPageProps) => (
  <>
    <Seo title={title} description={description} path={fullPage} subject={subject} />
    <AmpHeader fullPage={fullPage} />
    <Breadcrumb path={ampPathOf(fullPage) ?? ""} />
    <main>{children}</main>
    <Footer fullPage={fullPage} />
  </>
)
