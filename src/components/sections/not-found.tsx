import type { ReactNode } from "react"
import { SearchBox } from "../search/search-box"
import { Seo } from "../seo/seo"
import { PageHeading } from "../ui/page-heading"

const dashed = { stroke: "var(--signal)", strokeDasharray: "4 5" }

/** A line chart that breaks off where a page is missing, or continues elsewhere where it has moved. */
export const NoticeFigure = ({ kind }: { kind: "missing" | "moved" }) => (
  <svg className="notice-figure" viewBox="0 0 360 180" aria-hidden="true">
    <path stroke="var(--rule)" strokeWidth="1" d="M0 170h360M0 120h360M0 70h360M0 20h360" />
    <path d="M4 150 60 128 116 134 172 96" />
    <circle fill="var(--data)" cx="172" cy="96" r="5" />
    {kind === "missing" ? (
      <>
        <path {...dashed} d="M180 90 252 54" />
        <circle stroke="var(--signal)" cx="262" cy="49" r="9" />
        <text x="270" y="92" textAnchor="middle">
          no page here
        </text>
      </>
    ) : (
      <>
        <path {...dashed} d="M172 88C172 40 190 34 236 34" />
        <path d="M244 34 300 24 356 8" />
        <circle fill="var(--data)" cx="244" cy="34" r="5" />
        <text x="184" y="112">
          old URL
        </text>
        <text x="244" y="60" textAnchor="middle">
          new URL
        </text>
      </>
    )}
  </svg>
)

type NotFoundProps = Record<"title" | "description" | "heading" | "lead", string> & { children: ReactNode }

export const NotFound = ({ title, description, heading, lead, children }: NotFoundProps) => (
  <>
    <Seo title={title} description={description} path={null} />
    <div className="heading-beside split page-width">
      <PageHeading heading={heading} lead={lead}>
        <SearchBox id="page-search" />
        <p className="button-row cluster">{children}</p>
      </PageHeading>
      <NoticeFigure kind="missing" />
    </div>
  </>
)
