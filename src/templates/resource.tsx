import { graphql, type PageProps } from "gatsby"
import { ArticleText, Updated } from "../components/page-parts/article-text"
import { CallToAction } from "../components/page-parts/call-to-action"
import { booking } from "../components/page-parts/link-lists"
import { ResourceDownload } from "../components/page-parts/resource-download"
import { PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { Tags } from "../components/ui/tags"

/** A free resource: a description of its download, or the document itself. */
const ResourcePage = ({ data: { resource } }: PageProps<Queries.ResourcePageQuery>) => {
  if (!resource) return null
  return (
    <>
      <Seo {...resource} subject={{ kind: "resource", ...resource }} />
      <PageHeading
        kicker={resource.type}
        heading={resource.title}
        lead={resource.description}
        lang={resource.lang}
      >
        {resource.updated && (
          <p className="article-meta cluster meta">
            <Updated day={resource.updated} displayDay={resource.displayUpdated} />
          </p>
        )}
        {resource.externalUrl && <ResourceDownload resource={resource} variant="hero" size="lg" />}
      </PageHeading>
      <ArticleText text={resource}>
        <Tags tags={resource.tags} />
      </ArticleText>
      <CallToAction
        heading="Want help with this?"
        text="One call is enough to see where to start."
        links={[booking]}
      />
    </>
  )
}

export default ResourcePage

export const query = graphql`
  query ResourcePage($id: String!) {
    resource(id: { eq: $id }) {
      title
      lang
      type
      description
      path
      updated
      displayUpdated: updated(formatString: "D MMMM YYYY")
      externalUrl
      document { format size pages }
      html
      headings { ...ContentsEntry }
      tags { name path }
    }
  }
`
