import { graphql } from "gatsby"
import { addresses, ledgerPath } from "../../shared/addresses"
import { ChartFigure } from "../charts/chart"
import { PullQuote } from "../page-parts/pull-quote"
import { SiteLink } from "../ui/site-link"
import { CaseHead } from "./case-head"
import { ledgerCount } from "./ledger-words"

type FeaturedCaseProps = {
  study: Queries.FeaturedCaseFragment
  /** The ledger, of which one line stands here. */
  estimates: Parameters<typeof ledgerCount>[0]
}

/** One case at full width: its chart, and below it what the client says, or else the case in short. */
export const FeaturedCase = ({ study, estimates }: FeaturedCaseProps) => (
  <section className="featured-case page-width">
    <header className="quiet-links">
      <CaseHead study={study} isLink />
    </header>
    {study.chart && <ChartFigure chart={study.chart} />}
    <div className="case-voice split">
      {study.quote ? <PullQuote {...study.quote} /> : <p>{study.summary}</p>}
      <p className="case-ways tiles">
        <SiteLink to={study.path}>Read the case study</SiteLink>
        <SiteLink to={addresses.results}>All results</SiteLink>
        {ledgerCount(estimates) && <SiteLink to={ledgerPath}>How our estimates turned out</SiteLink>}
      </p>
    </div>
  </section>
)

/** For the query of the home page. @public */
export const featuredCase = graphql`
  fragment FeaturedCase on CaseStudy {
    ...CaseParts
    summary
    quote {
      ...QuoteParts
    }
    chart {
      ...ChartParts
    }
  }
`
