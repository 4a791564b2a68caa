import { graphql, type PageProps } from "gatsby"
import { audit, CallToAction } from "../components/page-parts/call-to-action"
import { documentWords } from "../components/page-parts/document-words"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { Cover } from "../components/ui/cover"
import { DownloadIcon } from "../components/ui/icons"
import { SiteLink } from "../components/ui/site-link"
import { Tags } from "../components/ui/tags"
import { addresses } from "../shared/addresses"

const ResourcesPage = ({ data: { copy, allResource } }: PageProps<Queries.ResourcesPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={addresses.resources} subject={{ kind: "listing", items: allResource.nodes }} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <ul className="resource-list page-width">
        {allResource.nodes.map(
          ({ slug, title, type, description, tags, externalUrl, document, picture, path }, index) => (
            <li key={slug} className="heavy">
              {picture && (
                <div className="resource-sheet">
                  <Cover file={picture} sizes="(min-width: 40rem) 21rem, 15rem" priority={index === 0} />
                </div>
              )}
              <div>
                <p className="kicker">{type}</p>
                <h2 className="quiet-links">
                  <SiteLink to={path}>{title}</SiteLink>
                </h2>
                <p className="soft">{description}</p>
                <Tags tags={tags} />
                <p className="resource-document cluster">
                  <ButtonLink
                    to={externalUrl ?? path}
                    variant="outline"
                    aria-label={`Download: ${title}`}
                    {...(externalUrl && { target: "_blank", rel: "noopener" })}
                  >
                    <DownloadIcon /> Download
                  </ButtonLink>
                  {document && <span className="meta">{documentWords(document)}</span>}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      <CallToAction
        heading="Want the audit done for you?"
        text="Send us your URL and we’ll write the report for free."
        links={[audit]}
      />
    </>
  )
}

export default ResourcesPage

export const query = graphql`
  query ResourcesPage {
    copy: pageCopy(slug: { eq: "resources" }) { ...PageCopyParts }
    allResource(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title
        type
        description
        externalUrl
        document { format size pages }
        picture { ...Cover }
        path
        tags { name slug }
      }
    }
  }
`
