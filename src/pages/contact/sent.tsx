import { PageHeading } from "../../components/page-parts/page-heading"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"

/** Where a form posted without JavaScript leads when the enquiry is stored. */
const EnquirySentPage = () => (
  <>
    <Seo
      title="Message sent"
      description="Your message has reached us."
      path={addresses.enquirySent}
      noindex
    />
    <PageHeading
      heading="Your message has reached us"
      lead={`We answer within ${site.consultation.responseHours} hours on business days. A copy is not sent to you, so please note what you asked.`}
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={addresses.resources}>Free resources</ButtonLink>
        <ButtonLink to={addresses.home} variant="outline">
          Home
        </ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquirySentPage
