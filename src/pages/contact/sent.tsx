import { ReplyPromise } from "../../components/forms/confirmation"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { PageHeading } from "../../components/ui/page-heading"
import { referenceSlot } from "../../shared/enquiry/reference"
import { paths } from "../../shared/paths"

/** The endpoint redirects here when a form posted without JavaScript is stored. */
const EnquirySentPage = () => (
  <>
    <Seo title="Message sent" description="We’ve got your message." path={paths.enquirySent} />
    <PageHeading heading="We’ve got your message">
      <div className="prose">
        {/* The server fills it. React leaves the inside of such an element alone. */}
        <p id={referenceSlot} hidden {...{ dangerouslySetInnerHTML: { __html: "" } }} />
        <ReplyPromise />
      </div>
      <p className="button-row cluster">
        <ButtonLink to={paths.contact} variant="outline">
          Send another message
        </ButtonLink>
        <ButtonLink to={paths.landing} variant="outline">
          Request another audit
        </ButtonLink>
      </p>
    </PageHeading>
  </>
)

export default EnquirySentPage
