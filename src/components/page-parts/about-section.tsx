import { graphql } from "gatsby"
import { BulletList, Section } from "./section"

type AboutSectionProps = Queries.AboutCopyFragment["sections"][number]

/** One paragraph and points: the paragraph introduces them; otherwise the text comes first. */
export const AboutSection = ({ anchor, heading, body, points }: AboutSectionProps) =>
  points.length > 0 && body.length === 1 ? (
    <Section id={anchor} heading={heading} lead={body[0]}>
      <BulletList items={points} />
    </Section>
  ) : (
    <Section id={anchor} heading={heading}>
      <div className="prose">
        {body.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {points.length > 0 && <BulletList items={points} />}
    </Section>
  )

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
    }
    closing { heading text }
  }
`
