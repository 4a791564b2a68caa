import type { ReactNode } from "react"

type PageHeadingProps = { heading: ReactNode; lead?: ReactNode; kicker?: ReactNode; children?: ReactNode }

/** The h1 of a page with the sentence below it; `kicker` stands above in small type. */
export const PageHeading = ({ heading, lead, kicker, children }: PageHeadingProps) => (
  <header className="page-heading page-width">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1>{heading}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </header>
)
