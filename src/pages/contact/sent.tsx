import { ReplyPromise } from "../../components/forms/sent-enquiry"
import { PageHeading } from "../../components/page-parts/section"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { addresses } from "../../shared/addresses"

/** The endpoint redirects here when a form posted without JavaScript is stored. */
const EnquirySentPage = () => (
  <>
    <Seo title="Message sent" description="We’ve got your message." path={addresses.enquirySent} noindex />
    <PageHeading heading="We’ve got your message">
      <div className="prose">
        <ReplyPromise />
      </div>
      <p className="button-row cluster">
        <ButtonLink to={addresses.contact} variant="outline">
          Send another message
        </ButtonLink>
        <ButtonLink to={addresses.landing} variant="outline">
          Request another audit
        </ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquirySentPage
