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
import { downloadWords } from "../shared/words/downloads"

type EntryProps = {
  readonly text: Pick<Queries.Reconciliation, "type" | "title" | "description" | "path"> & {
    readonly picture: Queries.ContentImageFragment | null
  }
  readonly priority?: boolean
  readonly children: ReactNode
}

const Entry = ({ text: { type, title, description, path, picture }, priority, children }: EntryProps) => (
  <li className="ink-rule">
    {picture && (
      <div className="resource-sheet">
        <ContentImage file={picture} sizes="(min-width: 40rem) 21rem, 80vw" priority={priority} />
      </div>
    )}
    <div>
      <p className="kicker">{type}</p>
      <h2 className="quiet-links">
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="soft">{description}</p>
      {children}
    </div>
  </li>
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
          <Entry key={resource.slug} text={resource} priority={index === 0}>
            <Tags tags={resource.tags} />
            <ResourceDownload
              resource={resource}
              variant="outline"
              aria-label={`${downloadWords.download}: ${resource.title}`}
            />
          </Entry>
        ))}
        {tools.nodes.map(tool => (
          <Entry key={tool.slug} text={tool}>
            <p className="resource-document">
              <ButtonLink to={tool.path} variant="outline" aria-label={`${tool.open}: ${tool.title}`}>
                {tool.open}
              </ButtonLink>
            </p>
          </Entry>
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
      nodes { slug type title description path open picture { ...ContentImage } }
    }
  }
`
