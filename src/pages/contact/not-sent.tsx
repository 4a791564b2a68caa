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
      description="Your message was not sent, and why."
      path={addresses.enquiryNotSent}
      noindex
    />
    <PageHeading heading="Your message was not sent">
      <NotSentReasons />
      <p>
        Your browser’s back button leads to the form with what you typed. If it fails again, write to{" "}
        <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>.
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
