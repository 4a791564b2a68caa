import { graphql, type PageProps } from "gatsby"
import { addresses } from "../addresses"
import { LegalText } from "../components/legal/legal-text"
import { pageGraph } from "../components/seo/graph/page-graph"
import { Seo } from "../components/seo/seo"

const TermsPage = ({ data: { legalPage } }: PageProps<Queries.TermsPageQuery>) => {
  if (!legalPage) return null
  return (
    <>
      <Seo
        title={legalPage.title}
        description={legalPage.description}
        path={addresses.terms}
        graph={
          process.env.BUILD_STAGE !== "build-javascript" && pageGraph({ ...legalPage, path: addresses.terms })
        }
      />
      <LegalText {...legalPage} />
    </>
  )
}

export default TermsPage

export const query = graphql`
  query TermsPage {
    legalPage(slug: { eq: "terms" }) {
      title
      description
      html
      headings {
        text
        anchor
        level
      }
    }
  }
`
