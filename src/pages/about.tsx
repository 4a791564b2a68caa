import { graphql, type PageProps } from "gatsby"
import { AboutSection } from "../components/sections/about-section"
import { CallToAction } from "../components/sections/call-to-action"
import { Claims } from "../components/sections/claims"
import { booking, services } from "../components/sections/link-lists"
import { People } from "../components/sections/people"
import { Section } from "../components/sections/section"
import { Seo } from "../components/seo/seo"
import { ContentImage } from "../components/ui/image"
import { PageHeading } from "../components/ui/page-heading"
import { paths } from "../shared/paths"

const AboutPage = ({ data: { about, drawing, people } }: PageProps<Queries.AboutPageQuery>) => {
  if (!about) return null
  return (
    <>
      <Seo {...about.seo} path={paths.about} subject={{ kind: "about" }} />
      <div className={drawing ? "heading-beside split page-width" : undefined}>
        <PageHeading heading={about.heading} lead={about.lead} />
        <ContentImage file={drawing} priority />
      </div>
      <Claims />
      <div className="ruled-sections">
        {people.nodes.length > 0 && (
          <Section heading={about.headings.people}>
            <People people={people.nodes} />
          </Section>
        )}
        {about.sections.map(section => (
          <AboutSection key={section.anchor} {...section} />
        ))}
      </div>
      <CallToAction {...about.closing} links={[booking, services]} />
    </>
  )
}

export default AboutPage

export const query = graphql`
  query AboutPage {
    about: aboutPage { ...AboutCopy headings { people } }
    drawing: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "images/about-drawing.svg" }) {
      ...ContentImage
    }
    people: allAuthor(filter: { kind: { eq: person } }, sort: { order: ASC }) {
      nodes { ...PersonParts }
    }
  }
`
