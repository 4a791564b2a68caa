import { graphql, type PageProps } from "gatsby"
import type { ReactNode } from "react"
import { CallToAction } from "../components/sections/call-to-action"
import { audit } from "../components/sections/link-lists"
import { ResourceDownload } from "../components/sections/resource-download"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { ContentImage } from "../components/ui/image"
import { PageHeading } from "../components/ui/page-heading"
import { SiteLink } from "../components/ui/site-link"
import { Tags } from "../components/ui/tags"
import { paths } from "../shared/paths"
import { words } from "../shared/words"

type EntryProps = {
  readonly text: Pick<Queries.Reconciliation, "type" | "title" | "description" | "path">
  readonly className?: string
  readonly children: ReactNode
}

const Entry = ({ text: { type, title, description, path }, className, children }: EntryProps) => (
  <div className={className}>
    <p className="kicker">{type}</p>
    <h2 className="quiet-links">
      <SiteLink to={path}>{title}</SiteLink>
    </h2>
    <p className="soft">{description}</p>
    {children}
  </div>
)

const ResourcesPage = ({ data: { copy, allResource, tools } }: PageProps<Queries.ResourcesPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo
        {...copy}
        path={paths.resources}
        subject={{ kind: "listing", items: [...allResource.nodes, ...tools.nodes] }}
      />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      {allResource.nodes.length + tools.nodes.length === 0 && <p className="soft page-width">{copy.none}</p>}
      <ul className="resource-list page-width">
        {allResource.nodes.map((resource, index) => (
          <li key={resource.slug} className="ink-rule">
            {resource.picture && (
              <div className="resource-sheet">
                <ContentImage
                  file={resource.picture}
                  sizes="(min-width: 40rem) 21rem, 80vw"
                  priority={index === 0}
                />
              </div>
            )}
            <Entry text={resource}>
              <Tags tags={resource.tags} />
              <ResourceDownload
                resource={resource}
                variant="outline"
                aria-label={`${words.downloads.download}: ${resource.title}`}
              />
            </Entry>
          </li>
        ))}
        {tools.nodes.map(tool => (
          <li key={tool.slug} className="ink-rule">
            <Entry text={tool} className="resource-tool">
              <p className="resource-document">
                <ButtonLink to={tool.path} variant="outline" aria-label={`${tool.open}: ${tool.title}`}>
                  {tool.open}
                </ButtonLink>
              </p>
            </Entry>
          </li>
        ))}
      </ul>
      {copy.closing && <CallToAction {...copy.closing} links={[audit]} />}
    </>
  )
}

export default ResourcesPage

export const query = graphql`
  query ResourcesPage {
    copy: pageCopy(slug: { eq: "resources" }) { ...PageCopyParts ...ClosingCopy none }
    allResource(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title
        type
        description
        externalUrl
        document { format size pages }
        picture { ...ContentImage }
        path
        tags { name path }
      }
    }
    tools: allReconciliation(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { slug type title description path open }
    }
  }
`
