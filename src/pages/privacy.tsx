import { graphql, type PageProps } from "gatsby"
import { addresses } from "../addresses"
import { LastUpdated } from "../components/legal/last-updated"
import { LegalText } from "../components/legal/legal-text"
import { pageGraph } from "../components/seo/graph/page-graph"
import { Seo } from "../components/seo/seo"

const PrivacyPage = ({ data: { legalPage, site } }: PageProps<Queries.PrivacyPageQuery>) => {
  if (!legalPage) return null
  return (
    <>
      <Seo
        title={legalPage.title}
        description={legalPage.description}
        path={addresses.privacy}
        graph={
          process.env.BUILD_STAGE !== "build-javascript" &&
          pageGraph({ ...legalPage, path: addresses.privacy })
        }
      />
      <LegalText {...legalPage}>
        <LastUpdated builtOn={site?.buildTime ?? ""} />
      </LegalText>
    </>
  )
}

export default PrivacyPage

export const query = graphql`
  query PrivacyPage {
    legalPage(slug: { eq: "privacy" }) {
      title
      description
      html
      headings {
        text
        anchor
        level
      }
    }
    site {
      buildTime(formatString: "YYYY-MM-DD")
    }
  }
`
