import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { contactPath, ledgerPath, paths, quotePath } from "../../shared/paths"
import { linkWords } from "../../shared/words/links"
import { proofWords } from "../../shared/words/proof"
import { ChartFigure } from "../charts/chart"
import { isInvented, SampleTag } from "../ui/sample-tag"
import { SiteLink } from "../ui/site-link"
import { evidenceText } from "./evidence"

/** Marks cases and quotes as invented as long as `sample` is true in `content/site.json`. */
export const SampleNote = () => isInvented() && <p className="sample-note">{proofWords.sampleText}</p>

type CaseHeaderProps = { study: Queries.CasePartsFragment; isLink?: boolean }

export const CaseHeader = ({ study, isLink = false }: CaseHeaderProps) => (
  <>
    <SampleTag sample={study.sample} />
    <p className="kicker">{study.client}</p>
    <h2>{isLink ? <SiteLink to={study.path}>{study.heading}</SiteLink> : study.heading}</h2>
    <p className="case-evidence">{evidenceText(study.metric)}</p>
  </>
)

type Target = { readonly title: string; readonly path: string; readonly slug?: string }
type CaseLinksProps = {
  names: Queries.CaseRelationNamesFragment
  slug: string
  services: readonly Target[]
  article?: Target | null
  resource?: Target | null
  quote?: Pick<Queries.Testimonial, "slug"> | null
}

export const CaseLinks = ({ names, slug, services, article, resource, quote }: CaseLinksProps) => {
  const groups: [label: string, links: readonly Target[]][] = [
    [services.length > 1 ? names.services : names.service, services],
    [names.article, article ? [article] : []],
    [names.resource, resource ? [resource] : []],
    [names.quote, quote ? [{ title: names.readQuote, path: quotePath(quote.slug) }] : []],
    [names.similar, [{ title: names.ask, path: contactPath(slug, services[0]?.slug) }]],
  ]
  const used = groups.filter(([, links]) => links.length > 0)
  return (
    <dl className="related-links tiles">
      {used.map(([label, links]) => (
        <div key={label}>
          <dt>{label}</dt>
          {links.map(({ path, title }) => (
            <dd key={path} className="note">
              <SiteLink to={path}>{title}</SiteLink>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

type PullQuoteProps = Queries.QuotePartsFragment & { children?: ReactNode }

export const PullQuote = ({ quote, author, company, case: study, children }: PullQuoteProps) => (
  <figure className="pull-quote">
    <SampleTag sample={study.sample} />
    {children}
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      {author}, <span>{company}</span>
    </figcaption>
  </figure>
)

export const ServiceCases = ({ cases }: { cases: readonly Queries.CasePartsFragment[] }) =>
  cases.map(({ path, heading, metric, sample }) => (
    <p key={path} className="service-case note">
      <SampleTag sample={sample} />
      {proofWords.caseStudy} <SiteLink to={path}>{heading}</SiteLink>, {evidenceText(metric)}
    </p>
  ))

type FeaturedCaseProps = { study: Queries.FeaturedCaseFragment; ledger: string | undefined }

/** @param ledger the heading of the estimates and their outcomes, if there are any */
export const FeaturedCase = ({ study, ledger }: FeaturedCaseProps) => (
  <section className="featured-case page-width">
    <header className="quiet-links">
      <CaseHeader study={study} isLink />
    </header>
    {study.chart && <ChartFigure chart={study.chart} />}
    <div className="quote-row split">
      <p>{study.summary}</p>
      <p className="related-links tiles">
        <SiteLink to={study.path}>{linkWords.caseStudy}</SiteLink>
        <SiteLink to={paths.results}>{linkWords.allResults}</SiteLink>
        {ledger && <SiteLink to={ledgerPath}>{ledger}</SiteLink>}
      </p>
    </div>
  </section>
)

/** @public */
export const caseFragments = graphql`
  fragment CaseRelationNames on CaseRelationWords {
    service services article resource quote readQuote similar ask
  }
  fragment CaseParts on CaseStudy {
    path client heading sample
    metric { start end unit period baseline }
  }
  fragment QuoteParts on Testimonial { quote author company case { sample } }
  fragment FeaturedCase on CaseStudy {
    ...CaseParts
    summary
    chart { ...ChartParts }
  }
`
