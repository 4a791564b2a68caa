import { graphql } from "gatsby"
import { addresses, ledgerPath } from "../../shared/addresses"
import { ChartFigure } from "../charts/chart"
import { SiteLink } from "../ui/site-link"
import { CaseHead, PullQuote } from "./case-parts"

type FeaturedCaseProps = { study: Queries.FeaturedCaseFragment; hasLedger: boolean }

export const FeaturedCase = ({ study, hasLedger }: FeaturedCaseProps) => (
  <section className="featured-case page-width">
    <header className="quiet-links">
      <CaseHead study={study} isLink />
    </header>
    {study.chart && <ChartFigure chart={study.chart} />}
    <div className="case-voice split">
      {study.quote ? <PullQuote {...study.quote} /> : <p>{study.summary}</p>}
      <p className="related-links tiles">
        <SiteLink to={study.path}>Read the case study</SiteLink>
        <SiteLink to={addresses.results}>All results</SiteLink>
        {hasLedger && <SiteLink to={ledgerPath}>How our estimates turned out</SiteLink>}
      </p>
    </div>
  </section>
)

/** @public */
export const featuredCase = graphql`
  fragment FeaturedCase on CaseStudy {
    ...CaseParts
    summary
    quote { ...QuoteParts }
    chart { ...ChartParts }
  }
`
