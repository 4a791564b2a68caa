import { SearchBox } from "../components/layout/search-box"
import { NoticeFigure } from "../components/page-parts/notice-figure"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { addresses } from "../shared/addresses"

/** Shown, with status 404, at every address that does not exist. */
const NotFoundPage = () => (
  <>
    <Seo title="Page not found" description="There is no page at this address." noindex />
    <div className="notice-page page-width">
      <PageHeading
        kicker="404"
        heading="Oops! Page not found"
        lead="There is nothing at this address. The link may be incomplete, or the page may have gone."
      >
        <div className="mt-8 max-w-sm">
          <SearchBox id="page-search" />
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={addresses.home}>Return to Home</ButtonLink>
          <ButtonLink to={addresses.sitemap} variant="outline">
            Sitemap
          </ButtonLink>
        </p>
      </PageHeading>
      <NoticeFigure kind="missing" />
    </div>
  </>
)

export default NotFoundPage
