import { addresses } from "../../addresses"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { PageHeading } from "../../components/ui/page-heading"
import { site } from "../../site"

/** Where a form posted without JavaScript leads when the enquiry was not taken. */
const EnquiryNotSentPage = () => (
  <>
    <Seo
      title="Message not sent"
      description="Your message was not sent."
      path={addresses.enquiryNotSent}
      noindex
    />
    <PageHeading
      heading="Your message was not sent"
      lead={
        <>
          Please go back with your browser's button: what you typed should still be there. Name and a complete
          e-mail address are needed. If it fails again, write to{" "}
          <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>.
        </>
      }
    >
      <p className="mt-8">
        <ButtonLink to={addresses.contact}>Back to the contact form</ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquiryNotSentPage
