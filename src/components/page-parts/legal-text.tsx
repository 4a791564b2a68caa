import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { longDate, today } from "../../shared/day"
import { Markup } from "../ui/markup"
import { useBrowserValue } from "../ui/use-browser-value"
import { Contents } from "./contents"
import { PageHeading } from "./page-heading"

/** The visitor's current date, as specified; the day of the build until hydration. */
export const LastUpdated = ({ builtOn }: { builtOn: string }) => {
  const day = useBrowserValue(today, builtOn)
  return (
    <p className="lead">
      Last updated: <time dateTime={day}>{longDate(day)}</time>
    </p>
  )
}

type LegalTextProps = { page: Queries.LegalPagePartsFragment; children?: ReactNode }

export const LegalText = ({ page: { title, html, headings }, children }: LegalTextProps) => (
  <>
    <PageHeading heading={title}>{children}</PageHeading>
    <div className="article-columns page-width">
      <Contents headings={headings} />
      <Markup className="article-body prose" html={html} />
    </div>
  </>
)

/** @public */
export const legalPageParts = graphql`
  fragment LegalPageParts on LegalPage {
    title
    description
    html
    headings { ...ContentsEntry }
  }
`
