import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

/** After an enquiry has arrived: when the answer comes and from where, and what there is to read until then. */
export const AnswerPromise = ({ day }: { day?: string }) => (
  <>
    <p>
      We’ll reply {day && `by ${day}, `}within {site.consultation.responseHours} hours on business days
      {site.contact.email && (
        <>
          , from <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        </>
      )}
      . You won’t get a copy. If you don’t hear from us, check your spam folder
      {site.contact.email && " or email us"}.
    </p>
    <p>
      In the meantime, see what <SiteLink to={addresses.results}>earlier projects</SiteLink> changed and how
      we measured it, or take the <SiteLink to={addresses.resources}>free templates</SiteLink> we use
      ourselves.
    </p>
  </>
)
