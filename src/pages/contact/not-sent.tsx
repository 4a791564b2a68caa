import { EmailLink } from "../../components/sections/contact-links"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { PageHeading } from "../../components/ui/page-heading"
import { refusals } from "../../shared/enquiry/refusals"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"

// A form always uses the right method.
const { method: _, ...reasons } = refusals

/** The page that the endpoint redirects to when it refuses a form posted without JavaScript. */
const EnquiryNotSentPage = () => (
  <>
    <Seo
      title="Message not sent"
      description="Your message wasn’t sent, and why."
      path={paths.enquiryNotSent}
    />
    <PageHeading heading="Your message wasn’t sent">
      {/* The endpoint redirects to one reason by its fragment, and CSS (`:target`) shows it alone; otherwise all are listed. */}
      <ul className="reasons lead">
        {Object.entries(reasons).map(([reason, text]) => (
          <li key={reason} id={reason}>
            {text}
          </li>
        ))}
      </ul>
      <p>
        Use your browser’s back button to return to the form and what you typed.{" "}
        {site.contact.email && (
          <>
            If it fails again, email <EmailLink />.
          </>
        )}
      </p>
      <p className="button-row cluster">
        <ButtonLink to={paths.contact}>Contact form</ButtonLink>
        <ButtonLink to={paths.landing} variant="outline">
          Audit form
        </ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquiryNotSentPage
