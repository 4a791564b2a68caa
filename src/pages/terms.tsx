import { graphql, type PageProps } from "gatsby"
import { LegalText } from "../components/legal/legal-text"
import { PageSeo } from "../components/seo/page-seo"
import { addresses } from "../shared/addresses"

const TermsPage = ({ data: { legalPage } }: PageProps<Queries.TermsPageQuery>) => {
  if (!legalPage) return null
  return (
    <>
      <PageSeo page={legalPage} path={addresses.terms} />
      <LegalText page={legalPage} />
    </>
  )
}

export default TermsPage

export const query = graphql`
  query TermsPage {
    legalPage(slug: { eq: "terms" }) {
      ...LegalPageParts
    }
  }
`
