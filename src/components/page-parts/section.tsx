import type { ReactNode } from "react"

type SectionProps = {
  id?: string
  heading: ReactNode
  lead?: ReactNode
  /** Puts the heading above the content. */
  wide?: boolean
  children: ReactNode
}

/** A section with its heading to the left of the content. */
export const Section = ({ id, heading, lead, wide = false, children }: SectionProps) => (
  <section id={id} className={wide ? "section section-wide page-width" : "section split page-width"}>
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && <p className="soft">{lead}</p>}
    </div>
    <div className="section-body">{children}</div>
  </section>
)
