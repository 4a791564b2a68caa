import { paths } from "../../shared/paths"
import { frameWords } from "../../shared/words/frame"
import { SearchBox } from "../search/search-box"
import { booking } from "../sections/link-lists"
import { ButtonLink } from "../ui/button"
import { Logo, SearchIcon } from "../ui/icons"
import { SiteLink } from "../ui/site-link"
import { NavigationLinks, type PagePlace } from "./navigation-links"
import { SideMenu } from "./side-menu"

export const Header = (place: PagePlace) => (
  <header className="site-header">
    <div className="page-width site-header-row">
      <SiteLink to={paths.home} className="home-link" aria-label={frameWords.home}>
        <Logo />
      </SiteLink>
      <nav className="site-nav quiet-links" aria-label={frameWords.main}>
        <NavigationLinks {...place} />
      </nav>
      <div className="site-header-tools">
        {/* The search page has its own box. */}
        {place.path !== paths.search && (
          <>
            <div className="header-search">
              <SearchBox id="header-search" />
            </div>
            <ButtonLink
              to={paths.search}
              variant="ghost"
              size="icon"
              className="header-search-link"
              aria-label={frameWords.searchSite}
            >
              <SearchIcon />
            </ButtonLink>
          </>
        )}
        <ButtonLink to={booking.path} variant="outline" size="sm" className="header-booking">
          {booking.label}
        </ButtonLink>
        <SideMenu {...place} />
      </div>
    </div>
  </header>
)
