import { graphql, type PageProps } from "gatsby"
import { Helmet } from "react-helmet"
import { ReconciliationTool } from "../components/reconciliation/reconciliation-tool"
import type { Tool } from "../components/reconciliation/tool"
import { toolStyle } from "../components/reconciliation/tool-style"
import { ArticleText } from "../components/sections/article-text"
import { CallToAction } from "../components/sections/call-to-action"
import { booking } from "../components/sections/link-lists"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"
import { contactPath } from "../shared/paths"

/** A page on which visitors compare two counts of their own. */
const ReconciliationPage = ({ data: { tool } }: PageProps<Queries.ReconciliationPageQuery>) => {
  if (!tool) return null
  const { closing, slug } = tool
  return (
    <>
      <Seo {...tool} />
      {/* `gatsby develop` has one head for all pages. */}
      {process.env.NODE_ENV !== "production" && (
        <Helmet>
          <style>{toolStyle}</style>
        </Helmet>
      )}
      <PageHeading kicker={tool.type} heading={tool.title} lead={tool.lead} />
      {/* The generated type of `worked` is any JSON. */}
      <ReconciliationTool tool={tool as unknown as Tool} />
      <ArticleText text={tool} />
      <CallToAction
        heading={closing.heading}
        text={closing.text}
        links={[{ ...booking, path: contactPath(slug, tool.services[0]) }]}
      />
    </>
  )
}

export default ReconciliationPage

export const query = graphql`
  query ReconciliationPage($id: String!) {
    tool: reconciliation(id: { eq: $id }) {
      type
      title
      description
      path
      lead
      html
      headings { ...ContentsEntry }
      closing { heading text }
      ...ReconciliationTool
    }
  }
`
