import type { ReactNode } from "react"
import { Breadcrumb } from "../components/layout/breadcrumb"
import { Footer } from "../components/layout/footer"
import { NavigationLinks } from "../components/layout/navigation-links"
import { booking } from "../components/sections/link-lists"
import type { Subject } from "../components/seo/page-graph"
import { Seo } from "../components/seo/seo"
import { Button, ButtonLink } from "../components/ui/button"
import { Logo } from "../components/ui/icons"
import { ampPathOf } from "../shared/amp-paths"
import { paths } from "../shared/paths"
import { frameWords } from "../shared/words/frame"

const AmpHeader = () => (
  <header className="amp-header">
    <div className="page-width cluster">
      <a className="home-link" href={paths.amp} aria-label={frameWords.home}>
        <Logo />
      </a>
      <ButtonLink to={booking.path} size="sm">
        {booking.label}
      </ButtonLink>
    </div>
  </header>
)

/** The whole navigation and a plain search: AMP loads no script for a menu. */
const AmpNavigation = ({ fullPage }: { fullPage: string }) => (
  <div className="page-width cluster">
    <nav className="site-nav quiet-links" aria-label={frameWords.main}>
      <NavigationLinks path={fullPage} addressOf={path => ampPathOf(path) ?? path} />
    </nav>
    {/* biome-ignore lint/a11y/useSemanticElements: AMP knows no search element */}
    <form role="search" className="field cluster" method="get" action={paths.search} target="_top">
      <input
        type="search"
        name="q"
        aria-label={frameWords.searchSite}
        placeholder={frameWords.search}
        required
      />
      <Button type="submit" variant="outline">
        {frameWords.search}
      </Button>
    </form>
  </div>
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
    <AmpHeader />
    <AmpNavigation fullPage={fullPage} />
    <Breadcrumb path={ampPathOf(fullPage) ?? ""} />
    <main>{children}</main>
    <Footer fullPage={fullPage} />
  </>
)
