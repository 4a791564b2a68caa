import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { SearchBox } from "../search/search-box"
import { ButtonLink } from "../ui/button"
import { SiteLink } from "../ui/site-link"
import { Logo } from "./logo"
import { NavigationLinks } from "./navigation-links"
import { SideMenu } from "./side-menu"

/** The sticky header: logo, navigation, search and Book Consultation; on small screens a button for the side menu. */
export const Header = ({ path }: { path: string }) => (
  <header className="site-header">
    <div className="page-width site-header-row">
      <SiteLink to={addresses.home} className="home-link" aria-label={`${site.brand}, home`}>
        <Logo />
      </SiteLink>
      <nav className="site-nav quiet-links" aria-label="Main">
        <NavigationLinks path={path} />
      </nav>
      <div className="site-header-tools">
        <div className="header-search">
          <SearchBox id="header-search" />
        </div>
        <ButtonLink to={addresses.contact} size="sm" className="header-booking">
          Book Consultation
        </ButtonLink>
        <SideMenu path={path} />
      </div>
    </div>
  </header>
)
