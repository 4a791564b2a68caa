import type { ReactNode } from "react"

type SectionProps = {
  id?: string
  heading: ReactNode
  lead?: ReactNode
  /** The heading stands above, and what the part says has the whole width. */
  wide?: boolean
  children: ReactNode
}

/** A part of a page: its heading in the left columns, what it says in the right ones. */
export const Section = ({ id, heading, lead, wide = false, children }: SectionProps) => (
  <section id={id} className={wide ? "section section-wide page-width" : "section split page-width"}>
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && <p className="soft">{lead}</p>}
    </div>
    <div className="section-body">{children}</div>
  </section>
)
