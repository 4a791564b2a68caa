import { graphql, type PageProps } from "gatsby"
import { PullQuote, ServiceCases } from "../components/cases/case-parts"
import { AuditForm } from "../components/forms/audit-and-contact-forms"
import { BulletList, PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { Facts } from "../components/ui/facts"
import { SiteLink } from "../components/ui/site-link"
import { useFolds } from "../components/ui/use-folds"
import { paths } from "../shared/paths"
import { site } from "../shared/site"

type ReportExcerptProps = {
  excerpt: NonNullable<NonNullable<Queries.LandingPageQuery["copy"]>["excerpt"]>
  report: NonNullable<Queries.LandingPageQuery["copy"]>["report"]
}

const ReportExcerpt = ({ excerpt: { title, fixes, note }, report }: ReportExcerptProps) => (
  <details className="report-excerpt fold ink-rule" open>
    <summary>
      {site.sample && <small className="sample-tag">Illustrative</small>}
      <h2 className="chart-title">{title}</h2>
    </summary>
    <ol>
      {fixes.map(({ fix, evidence, effect, effort }) => (
        <li key={fix}>
          <p>
            <b>{fix}</b>
          </p>
          <p className="soft">{evidence}</p>
          <dl>
            <div>
              <dt>Expected</dt>
              <dd>{effect}</dd>
            </div>
            <div>
              <dt>Effort</dt>
              <dd>{effort}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
    <p className="meta">
      {note}{" "}
      {report && (
        <>
          See a full monthly report: <SiteLink to={report.path}>{report.title}</SiteLink>
        </>
      )}
    </p>
  </details>
)

const LandingPage = ({ data: { copy, policy } }: PageProps<Queries.LandingPageQuery>) => {
  useFolds()
  if (!copy || !policy) return null
  const { service, report } = copy
  const quote = service?.cases.find(study => study.quote)?.quote
  return (
    <>
      <Seo {...copy} path={paths.landing} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        <Facts facts={copy.keyFindings.map(({ title, text }) => [title, text])} />
        <AuditForm policyVersion={policy.version} />
        {copy.excerpt && <ReportExcerpt excerpt={copy.excerpt} report={report} />}
        {service && quote && (
          <div className="quote-row split">
            <PullQuote {...quote} />
            <div className="related-links tiles">
              <ServiceCases cases={service.cases} />
            </div>
          </div>
        )}
      </div>
      {copy.points.length > 0 && (
        <section className="bullet-row page-width">
          <h2>How the audit works</h2>
          <BulletList items={copy.points} />
        </section>
      )}
    </>
  )
}

export default LandingPage

export const query = graphql`
  query LandingPage {
    copy: pageCopy(slug: { eq: "landing" }) {
      ...PageCopyParts
      keyFindings { title text }
      excerpt {
        title
        fixes { fix evidence effect effort }
        note
      }
      report { title path }
      service { cases { ...CaseParts quote { ...QuoteParts } } }
    }
    policy: legalPage(slug: { eq: "privacy" }) { version }
  }
`
