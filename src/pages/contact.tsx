import { graphql, type PageProps } from "gatsby"
import { addresses } from "../addresses"
import { ContactForm } from "../components/forms/contact-form"
import { refs } from "../components/seo/graph/ids"
import { pageGraph } from "../components/seo/graph/page-graph"
import { Seo } from "../components/seo/seo"
import { ContactLinks } from "../components/ui/contact-links"
import { PageHeading } from "../components/ui/page-heading"
import { Picture } from "../components/ui/picture"
import { Points } from "../components/ui/points"

const ContactPage = ({ data: { copy, image } }: PageProps<Queries.ContactPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo
        title={copy.title}
        description={copy.description}
        path={addresses.contact}
        graph={
          process.env.BUILD_STAGE !== "build-javascript" &&
          pageGraph({ ...copy, path: addresses.contact, type: "ContactPage", mainEntity: refs.organisation })
        }
      />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns page-width">
        <ContactForm />
        <div>
          <Picture image={image?.childImageSharp?.gatsbyImageData} alt="" className="form-image" />
          <h2 className="text-xl">Write or call directly</h2>
          <ContactLinks className="contact-links" />
          <Points points={copy.points} />
        </div>
      </div>
    </>
  )
}

export default ContactPage

export const query = graphql`
  query ContactPage {
    copy: pageCopy(slug: { eq: "contact" }) {
      ...PageCopyParts
    }
    image: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "images/contact-drawing.png" }) {
      childImageSharp {
        gatsbyImageData(width: 560, placeholder: NONE, formats: [AUTO, WEBP])
      }
    }
  }
`
