import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Contents } from "../page-parts/contents"
import { PageHeading } from "../page-parts/page-heading"
import { Markup } from "../ui/markup"

type LegalTextProps = { page: Queries.LegalPagePartsFragment; children?: ReactNode }

/** A legal page: its contents beside a text set for reading. */
export const LegalText = ({ page: { title, html, headings }, children }: LegalTextProps) => (
  <>
    <PageHeading heading={title}>{children}</PageHeading>
    <div className="article-columns page-width">
      <Contents headings={headings} />
      <Markup className="article-body prose" html={html} />
    </div>
  </>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const legalPageParts = graphql`
  fragment LegalPageParts on LegalPage {
    title
    description
    html
    headings {
      ...ContentsEntry
    }
  }
`
