import { graphql, type PageProps } from "gatsby"
import { CaseHeader, CaseLinks, SampleNote } from "../components/cases/case-parts"
import { Ledger } from "../components/cases/ledger"
import { ChartFigure } from "../components/charts/chart"
import { CallToAction } from "../components/sections/call-to-action"
import { booking, quotes } from "../components/sections/link-lists"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"
import { useUnfold } from "../components/ui/use-unfold"
import { paths } from "../shared/paths"

const parts = ["challenge", "work", "result"] as const

const ResultsPage = ({ data, location }: PageProps<Queries.ResultsPageQuery>) => {
  const { copy, home, allCaseStudy, allLedgerEntry, allTestimonial } = data
  useUnfold(location.hash)
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={paths.results} />
      <PageHeading heading={copy.heading} lead={copy.lead}>
        <SampleNote />
      </PageHeading>
      {allCaseStudy.nodes.map(study => (
        <article key={study.slug} id={study.slug} className="case-study split major-section page-width">
          <header>
            <CaseHeader study={study} />
            <p>{study.summary}</p>
          </header>
          {study.chart && <ChartFigure chart={study.chart} />}
          <dl className="tiles">
            {parts.map(part => (
              <div key={part}>
                <dt>{copy.parts?.[part]}</dt>
                <dd className="note">{study[part]}</dd>
              </div>
            ))}
          </dl>
          {copy.relations && <CaseLinks names={copy.relations} {...study} />}
        </article>
      ))}
      {copy.outcomes && allLedgerEntry.nodes.length > 0 && (
        <Ledger
          entries={allLedgerEntry.nodes}
          copy={copy.ledger}
          names={copy.outcomes}
          ownCase={home?.measured?.slug}
        />
      )}
      {copy.closing && (
        <CallToAction
          {...copy.closing}
          links={allTestimonial.totalCount > 0 ? [booking, quotes] : [booking]}
        />
      )}
    </>
  )
}

export default ResultsPage

export const query = graphql`
  query ResultsPage {
    copy: pageCopy(slug: { eq: "results" }) {
      ...PageCopyParts
      ...ClosingCopy
      parts { challenge work result }
      ledger { heading text }
      relations { ...CaseRelationNames }
      outcomes { ...LedgerNames }
    }
    home: homePage { measured { slug } }
    allCaseStudy(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...CaseParts
        slug
        summary
        challenge
        work
        result
        services { slug title path }
        quote { slug }
        article { title path }
        resource { title path }
        chart { ...ChartParts }
      }
    }
    allTestimonial { totalCount }
    allLedgerEntry(sort: [{ stated: DESC }, { order: ASC }]) { nodes { ...LedgerLine } }
  }
`
