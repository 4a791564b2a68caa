import { graphql, type PageProps } from "gatsby"
import { AuditForm } from "../components/forms/audit-form"
import { PageHeading } from "../components/page-parts/page-heading"
import { Points } from "../components/page-parts/points"
import { Seo } from "../components/seo/seo"
import { addresses } from "../shared/addresses"

const LandingPage = ({ data: { copy, policy } }: PageProps<Queries.LandingPageQuery>) => {
  if (!copy || !policy) return null
  return (
    <>
      <Seo {...copy} path={addresses.landing} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="form-columns page-width">
        <AuditForm policy={policy.version} />
        <div>
          <h2 className="text-xl">How the audit works</h2>
          <Points points={copy.points} />
        </div>
      </div>
    </>
  )
}

export default LandingPage

export const query = graphql`
  query LandingPage {
    copy: pageCopy(slug: { eq: "landing" }) {
      ...PageCopyParts
    }
    policy: legalPage(slug: { eq: "privacy" }) {
      version
    }
  }
`
