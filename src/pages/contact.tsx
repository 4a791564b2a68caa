import { graphql, type PageProps } from "gatsby"
import { ContactForm } from "../components/forms/audit-and-contact-forms"
import { DirectContact } from "../components/page-parts/contact-links"
import { People } from "../components/page-parts/people"
import { BulletList, PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { ContentImage } from "../components/ui/image"
import { paths } from "../shared/paths"

const ContactPage = ({
  data: { copy, drawing, policy, people, forms },
}: PageProps<Queries.ContactPageQuery>) => {
  if (!copy || !policy || !forms) return null
  return (
    <>
      <Seo {...copy} path={paths.contact} subject={{ kind: "contact" }} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        {people.nodes.length > 0 ? (
          <div>
            <h2>Who you’ll work with</h2>
            <People people={people.nodes} />
          </div>
        ) : (
          <div className="form-image">
            <ContentImage file={drawing} />
          </div>
        )}
        <ContactForm policyVersion={policy.version} choices={forms.contact} />
        <DirectContact />
      </div>
      <div className="bullet-row page-width">
        <BulletList items={copy.points} />
      </div>
    </>
  )
}

export default ContactPage

export const query = graphql`
  query ContactPage {
    copy: pageCopy(slug: { eq: "contact" }) { ...PageCopyParts }
    policy: legalPage(slug: { eq: "privacy" }) { version }
    forms: enquiryForms { contact { services { label value } budgets { label value } } }
    people: allAuthor(filter: { kind: { eq: person } }, sort: { order: ASC }) {
      nodes { ...PersonParts }
    }
    drawing: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "images/contact-drawing.svg" }) {
      ...ContentImage
    }
  }
`
