import { graphql, type PageProps } from "gatsby"
import { mainPages } from "../components/sections/link-lists"
import { ampPages, olderPages, SitemapSection, utilityPages } from "../components/sections/sitemap-lists"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { PageHeading } from "../components/ui/page-heading"
import { paths } from "../shared/paths"
import { linkWords } from "../shared/words/links"

const SitemapPage = ({ data }: PageProps<Queries.SitemapPageQuery>) => {
  const { copy, allService, allPost, allCategory, allResource } = data
  if (!copy?.groups || !copy.labels) return null
  const { groups, labels } = copy
  return (
    <>
      <Seo {...copy} path={paths.sitemap} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="sitemap quiet-links page-width">
        <SitemapSection heading={groups.main} links={mainPages} />
        <SitemapSection heading={groups.services} links={allService.nodes} />
        <SitemapSection
          heading={groups.posts}
          links={[...allPost.nodes, ...olderPages(labels.older, allPost.nodes.length, allPost.totalCount)]}
        />
        <SitemapSection heading={groups.categories} links={allCategory.nodes} />
        <SitemapSection heading={groups.tags} links={data.allTag.nodes} />
        <SitemapSection heading={groups.resources} links={[...allResource.nodes, ...data.tools.nodes]} />
        <SitemapSection
          heading={groups.legal}
          links={[...data.allLegalPage.nodes, ...data.allPage.nodes, ...utilityPages(labels)]}
        />
        <SitemapSection heading={groups.amp} links={ampPages(labels)} />
      </div>
      <p className="button-row page-width cluster">
        <ButtonLink to={paths.contact}>{linkWords.contact}</ButtonLink>
        <ButtonLink to={paths.search} variant="outline">
          {labels.search}
        </ButtonLink>
      </p>
    </>
  )
}

export default SitemapPage

export const query = graphql`
  query SitemapPage {
    copy: pageCopy(slug: { eq: "sitemap" }) {
      ...PageCopyParts
      groups { main services posts categories tags resources legal amp }
      labels { ampHome ampAbout ampServices ampContact ampBlog xml older search }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { label: title path } }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 200) {
      totalCount
      nodes { label: title lang path }
    }
    allCategory(sort: { order: ASC }) { nodes { label: name path } }
    allTag { nodes { label: name path } }
    allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { label: title lang mark: type path } }
    tools: allReconciliation(sort: [{ order: ASC }, { slug: ASC }]) { nodes { label: title mark: type path } }
    allLegalPage(sort: { slug: ASC }) { nodes { label: title lang path } }
    allPage(sort: { slug: ASC }) { nodes { label: title lang path } }
  }
`
