import { graphql, type PageProps } from "gatsby"
import { LastUpdated, LegalText } from "../components/page-parts/legal-text"
import { Seo } from "../components/seo/seo"
import { addresses } from "../shared/addresses"

const PrivacyPage = ({ data: { legalPage, site } }: PageProps<Queries.PrivacyPageQuery>) => {
  if (!legalPage) return null
  return (
    <>
      <Seo {...legalPage} path={addresses.privacy} />
      <LegalText page={legalPage}>
        <LastUpdated builtOn={site?.buildTime ?? ""} />
      </LegalText>
    </>
  )
}

export default PrivacyPage

export const query = graphql`
  query PrivacyPage {
    legalPage(slug: { eq: "privacy" }) { ...LegalPageParts }
    site { buildTime(formatString: "YYYY-MM-DD") }
  }
`
