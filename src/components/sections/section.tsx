import { graphql } from "gatsby"
import type { ReactNode } from "react"

type SectionProps = {
  id?: string
  heading: ReactNode
  lead?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A section with its heading to the left of the content, or above it if `wide`. */
export const Section = ({ id, heading, lead, wide = false, children }: SectionProps) => (
  <section id={id} className={wide ? "section section-wide page-width" : "section split page-width"}>
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && <p className="soft">{lead}</p>}
    </div>
    <div className="section-body">{children}</div>
  </section>
)

type BulletListProps = { items: readonly { readonly title: string; readonly text: string }[] }

export const BulletList = ({ items }: BulletListProps) =>
  items.length > 0 && (
    <ul className="bullet-list tiles">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  )

/** @public */
export const pageCopyParts = graphql`
  fragment PageCopyParts on PageCopy {
    title
    description
    heading
    lead
    points { title text }
  }
  fragment ClosingCopy on PageCopy { closing { heading text } }
`

/** Of ChartFigure, which gatsby-node imports, and so cannot contain queries. @public */
export const chartParts = graphql`
  fragment ChartParts on Chart { slug sample title subtitle drawingHtml footerHtml }
`
