import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { PageHeading } from "../../components/ui/page-heading"
import { bodyKilobytes, maxLengths, previewText, type Reason } from "../../shared/enquiry/form-rules"
import { formatNumber } from "../../shared/number-format"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"

// Without "method": a form always uses the right one.
const reasons: Readonly<Record<Exclude<Reason, "method">, string>> = {
  fields: `Something is missing or doesn’t look right: we need your name and a complete email address, and a message can have at most ${formatNumber(maxLengths.message)} characters.`,
  "too-many": "Too many messages came from your connection in a short time. Please try again later.",
  "too-large": `The message is too large: the limit is ${bodyKilobytes} kB.`,
  "not-stored": "Our server couldn’t save your message just now. Please try again in a minute.",
  preview: previewText,
  timeout: "The message took too long to arrive, perhaps because of a weak connection. Please try again.",
  origin: "The form was sent from another website. Please use the form on this one.",
  unreadable: "We couldn’t read what your browser sent. Please try again.",
  type: "We couldn’t read what your browser sent as a form. Please try again.",
}

/** The page that the endpoint redirects to when it refuses a form posted without JavaScript. */
const EnquiryNotSentPage = () => (
  <>
    <Seo
      title="Message not sent"
      description="Your message wasn’t sent, and why."
      path={paths.enquiryNotSent}
      noindex
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
            If it fails again, email <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>.
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
