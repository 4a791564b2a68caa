import { graphql, type PageProps } from "gatsby"
import { PullQuote, ServiceCases } from "../components/cases/case-parts"
import { AuditForm } from "../components/forms/forms"
import { ReportExcerpt } from "../components/page-parts/report-excerpt"
import { BulletList, PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { Facts } from "../components/ui/facts"
import { useFolds } from "../components/ui/use-folds"
import { paths } from "../shared/paths"

const LandingPage = ({ data: { copy, policy, report, service } }: PageProps<Queries.LandingPageQuery>) => {
  useFolds()
  const quote = service?.cases.find(study => study.quote)?.quote
  if (!copy || !policy) return null
  return (
    <>
      <Seo {...copy} path={paths.landing} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns split page-width">
        <Facts facts={copy.inShort.map(({ title, text }) => [title, text])} />
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
      <section className="bullet-row page-width">
        <h2>How the audit works</h2>
        <BulletList items={copy.points} />
      </section>
    </>
  )
}

export default LandingPage

export const query = graphql`
  query LandingPage {
    copy: pageCopy(slug: { eq: "landing" }) { ...PageCopyParts ...AuditBrief }
    policy: legalPage(slug: { eq: "privacy" }) { version }
    report: resource(type: { eq: "Sample" }) { title path }
    service(slug: { eq: "seo-consulting" }) { cases { ...CaseParts quote { ...QuoteParts } } }
  }
`
