import { graphql, type PageProps } from "gatsby"
import { AmpContactForm } from "../../amp/amp-contact-form"
import { AmpPage } from "../../amp/amp-page"
import { DirectContact } from "../../components/sections/contact-links"
import { BulletList } from "../../components/sections/section"
import { PageHeading } from "../../components/ui/page-heading"
import { paths } from "../../shared/paths"

const AmpContactPage = ({ data: { copy, policy, forms } }: PageProps<Queries.AmpContactPageQuery>) => {
  if (!copy || !policy || !forms) return null
  return (
    <AmpPage {...copy} fullPage={paths.contact} subject={{ kind: "contact" }}>
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        <AmpContactForm policyVersion={policy.version} choices={forms.amp} words={forms.words} />
        <DirectContact heading={copy.directHeading} />
      </div>
      <div className="bullet-row page-width">
        <BulletList items={copy.points} />
      </div>
    </AmpPage>
  )
}

export default AmpContactPage

export const query = graphql`
  query AmpContactPage {
    copy: pageCopy(slug: { eq: "contact" }) { ...PageCopyParts directHeading }
    policy: legalPage(slug: { eq: "privacy" }) { version }
    forms: enquiryForms {
      amp { services { label value } budgets { label value } }
      words { ...FormTexts contact { ...ContactFormTexts } }
    }
  }
`
