import type { ReactNode } from "react"
import { languageOf } from "../../shared/language"

type PageHeadingProps = {
  heading: ReactNode
  lead?: ReactNode
  kicker?: ReactNode
  lang?: string | null
  children?: ReactNode
}

export const PageHeading = ({ heading, lead, kicker, lang, children }: PageHeadingProps) => (
  <header className="page-heading page-width">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1 {...languageOf({ lang })}>{heading}</h1>
    {lead && (
      <p className="lead" {...languageOf({ lang })}>
        {lead}
      </p>
    )}
    {children}
  </header>
)
