import { graphql, type PageProps } from "gatsby"
import { ArticleText, LastUpdated } from "../components/page-parts/article-text"
import { PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { paths } from "../shared/paths"

/** The privacy policy and the terms. */
const LegalPage = ({ data: { legalPage, site } }: PageProps<Queries.LegalPageQuery>) => {
  if (!legalPage) return null
  const { path, title, headings, html } = legalPage
  return (
    <>
      <Seo {...legalPage} />
      <PageHeading heading={title}>
        {path === paths.privacy && <LastUpdated builtOn={site?.buildTime ?? ""} />}
      </PageHeading>
      <ArticleText headings={headings} html={html} />
    </>
  )
}

export default LegalPage

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      title
      description
      html
      headings { ...ContentsEntry }
    }
    site { buildTime(formatString: "YYYY-MM-DD") }
  }
`
