import { graphql, type PageProps } from "gatsby"
import { PullQuote, ServiceCases } from "../components/cases/case-parts"
import { AuditForm } from "../components/forms/audit-and-contact-forms"
import { BulletList } from "../components/sections/section"
import { Seo } from "../components/seo/seo"
import { Facts } from "../components/ui/facts"
import { PageHeading } from "../components/ui/page-heading"
import { useUnfold } from "../components/ui/use-unfold"
import { longDate } from "../shared/date-format"
import { paths, siteAuditAnchor } from "../shared/paths"
import { fillTokens } from "../shared/text-tokens"

type SiteAuditProps = {
  audit: NonNullable<Queries.LandingPageQuery["siteAudit"]>
  copy: NonNullable<NonNullable<Queries.LandingPageQuery["copy"]>["report"]>
}

/** The audit of this site as an example of the report: what failed comes first. */
const SiteAudit = ({ audit: { on, checks }, copy }: SiteAuditProps) => {
  const failed = checks.filter(({ passed }) => !passed)
  return (
    <details id={siteAuditAnchor} className="report-excerpt fold ink-rule">
      <summary>
        <h2 className="chart-title">{fillTokens(copy.heading, { date: longDate(on) })}</h2>
      </summary>
      <p className="soft">
        {fillTokens(copy.summary, { count: String(checks.length), failed: String(failed.length) })}
      </p>
      <ol>
        {[...failed, ...checks.filter(({ passed }) => passed)].map(({ check, found, passed }) => (
          <li key={check}>
            <b>{check}</b>
            <p className="soft">
              {passed ? copy.passed : <strong>{copy.failed}</strong>}: {found}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

const LandingPage = ({
  data: { copy, policy, forms, siteAudit },
  location,
}: PageProps<Queries.LandingPageQuery>) => {
  useUnfold(location.hash)
  if (!copy || !policy || !forms) return null
  const { service } = copy
  const quote = service?.cases.find(study => study.quote)?.quote
  return (
    <>
      <Seo {...copy} path={paths.landing} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        <Facts facts={copy.keyFindings.map(({ title, text }) => [title, text])} />
        <AuditForm policyVersion={policy.version} words={forms.words} />
        {siteAudit && copy.report && <SiteAudit audit={siteAudit} copy={copy.report} />}
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
          <h2>{copy.pointsHeading}</h2>
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
      pointsHeading
      report { heading summary passed failed }
      service { cases { ...CaseParts quote { ...QuoteParts } } }
    }
    siteAudit { on checks { check found passed } }
    policy: legalPage(slug: { eq: "privacy" }) { version }
    forms: enquiryForms { words { ...FormTexts audit { ...AuditFormTexts } } }
  }
`
