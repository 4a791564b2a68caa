import type { ReactNode } from "react"

type SectionProps = {
  id?: string
  heading: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A part of a page: its heading in the left columns, what it says in the right ones. */
export const Section = ({ id, heading, lead, children }: SectionProps) => (
  <section id={id} className="section page-width">
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div className="section-body">{children}</div>
  </section>
)
