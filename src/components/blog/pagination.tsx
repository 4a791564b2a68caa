import type { ListingPlace } from "../../shared/listing-paths"
import { listingPath } from "../../shared/listing-paths"
import { SiteLink } from "../ui/site-link"

/** The way through a listing of more than one page. */
export const Pagination = ({ listing, page, pageCount }: ListingPlace) => {
  if (pageCount < 2) return null
  return (
    <nav className="pagination cluster" aria-label="Pages of this list">
      {page > 1 && (
        <SiteLink to={listingPath(listing, page - 1)} rel="prev">
          Newer articles
        </SiteLink>
      )}
      <p>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <SiteLink to={listingPath(listing, page + 1)} rel="next">
          Older articles
        </SiteLink>
      )}
    </nav>
  )
}
