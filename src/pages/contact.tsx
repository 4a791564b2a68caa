import { graphql, type PageProps } from "gatsby"
import { ContactForm } from "../components/forms/audit-and-contact-forms"
import { DirectContact } from "../components/sections/contact-links"
import { People } from "../components/sections/people"
import { BulletList } from "../components/sections/section"
import { Seo } from "../components/seo/seo"
import { ContentImage } from "../components/ui/image"
import { PageHeading } from "../components/ui/page-heading"
import { paths } from "../shared/paths"
import { fillTokens } from "../shared/text-tokens"

const ContactPage = ({
  data: { copy, drawing, policy, people, forms, services, cases, resources, tools, posts, pages },
}: PageProps<Queries.ContactPageQuery>) => {
  if (!copy || !policy || !forms) return null
  const subjects = [services, cases, resources, tools, posts, pages].flatMap(({ nodes }) => nodes)
  return (
    <>
      <Seo {...copy} path={paths.contact} subject={{ kind: "contact" }} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        <ContactForm
          policyVersion={policy.version}
          words={forms.words}
          choices={forms.contact}
          subjects={subjects}
        />
        <DirectContact heading={copy.directHeading} />
        {people.nodes.length > 0 && (
          <div>
            <h2>
              {fillTokens(copy.readers ?? "", { names: people.nodes.map(({ name }) => name).join(", ") })}
            </h2>
            <People people={people.nodes} />
          </div>
        )}
        {people.nodes.length === 0 && (
          <div className="form-image">
            <ContentImage file={drawing} />
          </div>
        )}
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
    copy: pageCopy(slug: { eq: "contact" }) { ...PageCopyParts directHeading readers }
    policy: legalPage(slug: { eq: "privacy" }) { version }
    forms: enquiryForms {
      contact { services { label value } budgets { label value } }
      words { ...FormTexts contact { ...ContactFormTexts } }
    }
    people: allAuthor(filter: { kind: { eq: person } }, sort: { order: ASC }) {
      nodes { ...PersonParts }
    }
    services: allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug title } }
    cases: allCaseStudy(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug title: heading } }
    resources: allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug title } }
    tools: allReconciliation(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug title } }
    posts: allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 100) { nodes { slug title } }
    pages: allPageCopy(filter: { slug: { eq: "search" } }, sort: { slug: ASC }) { nodes { slug title: heading } }
    drawing: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "images/contact-drawing.svg" }) {
      ...ContentImage
    }
  }
`
