import { graphql, type PageProps } from "gatsby"
import { audit, CallToAction } from "../components/page-parts/call-to-action"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { DownloadIcon } from "../components/ui/icons"
import { SiteLink } from "../components/ui/site-link"
import { Tags } from "../components/ui/tags"
import { addresses } from "../shared/addresses"

/** What a link to a document needs: an external one opens in a new tab. */
const target = (externalUrl: string | null) => (externalUrl ? { target: "_blank", rel: "noopener" } : {})

const ResourcesPage = ({ data: { copy, allResource } }: PageProps<Queries.ResourcesPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={addresses.resources} subject={{ kind: "listing", items: allResource.nodes }} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <ul className="resource-list page-width">
        {allResource.nodes.map(({ slug, title, type, description, tags, externalUrl, path }) => (
          <li key={slug}>
            <p className="kicker">{type}</p>
            <div>
              <h2 className="quiet-links">
                <SiteLink to={path}>{title}</SiteLink>
              </h2>
              <p>{description}</p>
              <Tags tags={tags} />
            </div>
            <ButtonLink
              to={externalUrl ?? path}
              variant="outline"
              aria-label={`Download: ${title}`}
              {...target(externalUrl)}
            >
              <DownloadIcon /> Download
            </ButtonLink>
          </li>
        ))}
      </ul>
      <CallToAction
        heading="Want the audit done for you?"
        text="Send us the address of your site and we write the report, free of charge."
        links={[audit]}
      />
    </>
  )
}

export default ResourcesPage

export const query = graphql`
  query ResourcesPage {
    copy: pageCopy(slug: { eq: "resources" }) {
      ...PageCopyParts
    }
    allResource(sort: { order: ASC }) {
      nodes {
        slug
        title
        type
        description
        externalUrl
        path
        tags {
          name
          slug
        }
      }
    }
  }
`
