import { graphql, type PageProps } from "gatsby"
import { ArticleText } from "../components/sections/article-text"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"

/** A text of content/pages. */
const TextPage = ({ data: { page } }: PageProps<Queries.TextPageQuery>) =>
  page && (
    <>
      <Seo {...page} />
      <PageHeading heading={page.title} lang={page.lang} />
      <ArticleText text={page} />
    </>
  )

export default TextPage

export const query = graphql`
  query TextPage($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      lang
      description
      html
      headings { ...ContentsEntry }
    }
  }
`
