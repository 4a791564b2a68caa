import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { languageOf } from "../../shared/language"
import { SearchBox } from "../search/search-box"
import { Seo } from "../seo/seo"
import { PageHeading } from "../ui/page-heading"
import { SiteLink } from "../ui/site-link"

const dashed = { stroke: "var(--ink-soft)", strokeDasharray: "4 5" }

/** A line chart that breaks off where a page is missing, or continues elsewhere where it has moved. */
export const NoticeFigure = ({ copy }: { copy: Queries.NoticeFigureFragment }) => (
  <svg className="notice-figure" viewBox="0 0 360 180" aria-hidden="true">
    <path stroke="var(--rule)" strokeWidth="1" d="M0 170h360M0 120h360M0 70h360M0 20h360" />
    <path d="M4 150 60 128 116 134 172 96" />
    <circle fill="var(--data)" cx="172" cy="96" r="5" />
    {copy.figure ? (
      <>
        <path {...dashed} d="M180 90 252 54" />
        <circle stroke="var(--ink-soft)" cx="262" cy="49" r="9" />
        <text x="270" y="92" textAnchor="middle">
          {copy.figure}
        </text>
      </>
    ) : (
      <>
        <path {...dashed} d="M172 88C172 40 190 34 236 34" />
        <path d="M244 34 300 24 356 8" />
        <circle fill="var(--data)" cx="244" cy="34" r="5" />
        <text x="184" y="112">
          {copy.before}
        </text>
        <text x="244" y="60" textAnchor="middle">
          {copy.after}
        </text>
      </>
    )}
  </svg>
)

type Places = readonly { readonly title: string; readonly lang?: string | null; readonly path: string }[]

const PlaceList = ({ heading, places }: { heading: string; places: Places }) =>
  places.length > 0 && (
    <nav className="ink-rule" aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="rows quiet-links">
        {places.map(({ title, lang, path }) => (
          <li key={path} {...languageOf({ lang })}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )

/** Where to go from a page that is not there. */
export const WhereToGo = ({ sitemap, allService, allPost }: Queries.WhereToGoFragment) => (
  <div className="where-to-go split page-width">
    <PlaceList heading={sitemap?.groups?.services ?? ""} places={allService.nodes} />
    <PlaceList heading={sitemap?.groups?.posts ?? ""} places={allPost.nodes} />
  </div>
)

type NotFoundProps = {
  copy: Queries.NoticeCopyFragment
  places: Queries.WhereToGoFragment
  children: ReactNode
}

export const NotFound = ({ copy, places, children }: NotFoundProps) => (
  <>
    <Seo title={copy.title} description={copy.description} path={null} />
    <div className="heading-beside split page-width">
      <PageHeading heading={copy.heading} lead={copy.lead}>
        <SearchBox id="page-search" />
        <p className="button-row cluster">{children}</p>
      </PageHeading>
      <NoticeFigure copy={copy} />
    </div>
    <WhereToGo {...places} />
  </>
)

/** @public */
export const noticeCopy = graphql`
  fragment NoticeFigure on PageCopy { figure before after }
  fragment NoticeCopy on PageCopy { title description heading lead ...NoticeFigure }
`

/** @public */
export const whereToGo = graphql`
  fragment WhereToGo on Query {
    sitemap: pageCopy(slug: { eq: "sitemap" }) { groups { services posts } }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 4) { nodes { title lang path } }
  }
`
