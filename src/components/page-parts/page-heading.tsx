import type { ReactNode } from "react"

type PageHeadingProps = { heading: ReactNode; lead?: ReactNode; kicker?: ReactNode; children?: ReactNode }

export const PageHeading = ({ heading, lead, kicker, children }: PageHeadingProps) => (
  <header className="page-heading page-width">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1>{heading}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </header>
)

/** When a text was last changed. @param day such as 2026-11-03; null if it never was */
export const Updated = ({ day, words }: { day: string | null; words: string | null }) =>
  day && (
    <span>
      Updated <time dateTime={day}>{words}</time>
    </span>
  )
