import { NotFound } from "../components/page-parts/not-found"
import { ButtonLink } from "../components/ui/button"
import { addresses } from "../shared/addresses"

/** Shown, with status 404, at every address that does not exist. */
const NotFoundPage = () => (
  <NotFound
    title="Page not found"
    description="There is no page at this address."
    heading="Oops! Page not found"
    lead="There is nothing at this address. The link may be incomplete, or the page may have gone."
  >
    <ButtonLink to={addresses.home}>Return to Home</ButtonLink>
    <ButtonLink to={addresses.sitemap} variant="outline">
      Sitemap
    </ButtonLink>
  </NotFound>
)

export default NotFoundPage
