import type { ReactNode } from "react"
import { SearchBox } from "../search/search-box"
import { Seo } from "../seo/seo"
import { NoticeFigure } from "./notice-figure"
import { PageHeading } from "./page-heading"

type NotFoundProps = {
  title: string
  description: string
  heading: string
  lead: string
  /** Links to go on. */
  children: ReactNode
}

/** A notice, shown with status 404, that there is nothing at an address; it offers a search and ways on. */
export const NotFound = ({ title, description, heading, lead, children }: NotFoundProps) => (
  <>
    <Seo title={title} description={description} noindex />
    <div className="notice-page split page-width">
      <PageHeading heading={heading} lead={lead}>
        <SearchBox id="page-search" />
        <p className="button-row cluster">{children}</p>
      </PageHeading>
      <NoticeFigure kind="missing" />
    </div>
  </>
)
