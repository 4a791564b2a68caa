import { graphql } from "gatsby"
import { SiteLink } from "../ui/site-link"
import { BulletList, Section } from "./section"

type AboutSectionProps = Queries.AboutCopyFragment["sections"][number]

/** A single paragraph above points introduces them, as the section's lead. */
export const AboutSection = ({ anchor, heading, body, points, link }: AboutSectionProps) => {
  const lead = points.length > 0 && body.length === 1 && body[0]
  return (
    <Section id={anchor} heading={heading} lead={lead}>
      {!lead && (
        <div className="prose">
          {body.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <BulletList items={points} />
      {link && (
        <p>
          <SiteLink to={link.path}>{link.label}</SiteLink>
        </p>
      )}
    </Section>
  )
}

/** @public */
export const aboutCopy = graphql`
  fragment AboutCopy on AboutPage {
    seo { title description }
    heading
    lead
    sections {
      anchor
      heading
      body
      points { title text }
      link { label path }
    }
    closing { heading text }
  }
`
