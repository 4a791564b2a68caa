import { graphql, type PageProps } from "gatsby"
import { ArticleText, LastUpdated } from "../components/page-parts/article-text"
import { PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { paths } from "../shared/paths"

/** The privacy policy and the terms. */
const LegalPage = ({ data: { legalPage, site } }: PageProps<Queries.LegalPageQuery>) => {
  if (!legalPage) return null
  const { path, title, lang } = legalPage
  return (
    <>
      <Seo {...legalPage} />
      <PageHeading heading={title} lang={lang}>
        {path === paths.privacy && <LastUpdated builtOn={site?.buildTime ?? ""} />}
      </PageHeading>
      <ArticleText text={legalPage} />
    </>
  )
}

export default LegalPage

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      title
      lang
      description
      html
      headings { ...ContentsEntry }
    }
    site { buildTime(formatString: "YYYY-MM-DD") }
  }
`
