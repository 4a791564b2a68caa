import { NotSentReasons } from "../../components/forms/not-sent-reasons"
import { PageHeading } from "../../components/page-parts/page-heading"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"

/** Where a form posted without JavaScript leads when the enquiry was not taken. */
const EnquiryNotSentPage = () => (
  <>
    <Seo
      title="Message not sent"
      description="Your message wasn’t sent, and why."
      path={addresses.enquiryNotSent}
      noindex
    />
    <PageHeading heading="Your message wasn’t sent">
      <NotSentReasons />
      <p>
        Use your browser’s back button to return to the form and what you typed.{" "}
        {site.contact.email && (
          <>
            If it fails again, email <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>.
          </>
        )}
      </p>
      <p className="button-row cluster">
        <ButtonLink to={addresses.contact}>Contact form</ButtonLink>
        <ButtonLink to={addresses.landing} variant="outline">
          Audit form
        </ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquiryNotSentPage
