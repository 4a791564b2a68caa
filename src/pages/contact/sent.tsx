import { graphql, type PageProps } from "gatsby"
import { ReplyPromise } from "../../components/forms/confirmation"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { PageHeading } from "../../components/ui/page-heading"
import { referenceSlot } from "../../shared/enquiry/reference"
import { paths } from "../../shared/paths"

/** The endpoint redirects here when a form posted without JavaScript is stored. */
const EnquirySentPage = ({ data: { copy, forms } }: PageProps<Queries.EnquirySentPageQuery>) =>
  copy &&
  forms && (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.enquirySent} />
      <PageHeading heading={copy.heading}>
        <div className="prose">
          {/* The server fills it. React leaves the inside of such an element alone. */}
          <p id={referenceSlot} hidden {...{ dangerouslySetInnerHTML: { __html: "" } }} />
          <ReplyPromise words={forms.words.sent} />
        </div>
        <p className="button-row cluster">
          <ButtonLink to={paths.contact} variant="outline">
            {copy.message}
          </ButtonLink>
          <ButtonLink to={paths.landing} variant="outline">
            {copy.audit}
          </ButtonLink>
        </p>
      </PageHeading>
    </>
  )

export default EnquirySentPage

export const query = graphql`
  query EnquirySentPage {
    copy: pageCopy(slug: { eq: "sent" }) { title description heading message audit }
    forms: enquiryForms { words { sent { ...SentFormTexts } } }
  }
`
