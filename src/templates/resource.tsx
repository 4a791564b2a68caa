import { graphql, type PageProps } from "gatsby"
import { ArticleText, Updated } from "../components/sections/article-text"
import { CallToAction } from "../components/sections/call-to-action"
import { booking } from "../components/sections/link-lists"
import { ResourceDownload } from "../components/sections/resource-download"
import { Seo } from "../components/seo/seo"
import { ContentImage } from "../components/ui/image"
import { PageHeading } from "../components/ui/page-heading"
import { Tags } from "../components/ui/tags"
import { contactPath } from "../shared/paths"

/** A free resource: a description of its download, or the document itself. */
const ResourcePage = ({ data: { copy, resource } }: PageProps<Queries.ResourcePageQuery>) => {
  if (!resource) return null
  return (
    <>
      <Seo {...resource} />
      <div className={resource.picture ? "heading-beside split page-width" : undefined}>
        <PageHeading
          kicker={resource.type}
          heading={resource.title}
          lead={resource.description}
          lang={resource.lang}
        >
          {resource.updated && (
            <p className="article-meta cluster meta">
              <Updated day={resource.updated} />
            </p>
          )}
          {resource.externalUrl && <ResourceDownload resource={resource} variant="hero" size="lg" />}
        </PageHeading>
        {resource.picture && (
          <div className="resource-sheet">
            <ContentImage file={resource.picture} sizes="(min-width: 64rem) 30rem, 100vw" />
          </div>
        )}
      </div>
      <ArticleText text={resource}>
        <Tags tags={resource.tags} />
      </ArticleText>
      {copy?.entryClosing && (
        <CallToAction {...copy.entryClosing} links={[{ ...booking, path: contactPath(resource.slug) }]} />
      )}
    </>
  )
}

export default ResourcePage

export const query = graphql`
  query ResourcePage($id: String!) {
    copy: pageCopy(slug: { eq: "resources" }) { entryClosing { heading text } }
    resource(id: { eq: $id }) {
      slug
      title
      lang
      type
      description
      path
      updated
      externalUrl
      document { format size pages }
      picture { ...ContentImage }
      html
      headings { ...ContentsEntry }
      tags { name path }
    }
  }
`
