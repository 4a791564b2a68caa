import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

/** After an enquiry has arrived: when the answer comes and from where, and what there is to read until then. */
export const AnswerPromise = () => (
  <>
    <p>
      We answer within {site.consultation.responseHours} hours on business days, from{" "}
      <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>. A copy is not sent to you. If no
      answer comes, look among your unwanted mail, or write to that address.
    </p>
    <p>
      Meanwhile you can read what <SiteLink to={addresses.results}>earlier projects</SiteLink> changed and how
      it was measured, or take the <SiteLink to={addresses.resources}>free documents</SiteLink> that we work
      with.
    </p>
  </>
)
