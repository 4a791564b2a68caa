import { graphql, type PageProps } from "gatsby"
import { LegalText } from "../components/page-parts/legal-text"
import { Seo } from "../components/seo/seo"
import { addresses } from "../shared/addresses"

const TermsPage = ({ data: { legalPage } }: PageProps<Queries.TermsPageQuery>) => {
  if (!legalPage) return null
  return (
    <>
      <Seo {...legalPage} path={addresses.terms} />
      <LegalText page={legalPage} />
    </>
  )
}

export default TermsPage

export const query = graphql`
  query TermsPage {
    legalPage(slug: { eq: "terms" }) { ...LegalPageParts }
  }
`
