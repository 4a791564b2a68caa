import { graphql, type PageProps } from "gatsby"
import { PageHeading } from "../components/page-parts/page-heading"
import { SitemapSection } from "../components/page-parts/sitemap-section"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { addresses, slugify, tagPath } from "../shared/addresses"
import { listingPaths, postsPerPage } from "../shared/listing-paths"
import { site } from "../shared/site"

const postsListed = 200

const mainPages = [
  ...site.navigation,
  { label: "Testimonials", path: addresses.testimonials },
  { label: "Free SEO Audit", path: addresses.landing },
]

const ampPages = [
  { label: "Home (AMP)", path: addresses.amp },
  { label: "About (AMP)", path: addresses.ampAbout },
  { label: "Services (AMP)", path: addresses.ampServices },
  { label: "Contact (AMP)", path: addresses.ampContact },
  { label: "Blog (AMP)", path: addresses.ampBlog },
]

const utilityPages = [
  { label: "Privacy", path: addresses.privacy },
  { label: "Terms", path: addresses.terms },
  { label: "Search", path: addresses.search },
  { label: "Sitemap", path: addresses.sitemap },
  { label: "XML sitemap", path: addresses.xmlSitemap },
]

/** The pages of the blog that hold what is older than the newest 200 articles. */
const olderPages = (total: number) => {
  const skipped = postsListed / postsPerPage
  return listingPaths(addresses.blog, total)
    .slice(skipped)
    .map((path, index) => ({ label: `Older articles, page ${skipped + index + 1}`, path }))
}

const SitemapPage = ({ data }: PageProps<Queries.SitemapPageQuery>) => {
  const { copy, allService, allPost, allCategory, allResource } = data
  if (!copy) return null
  const posts = allPost.nodes.map(({ title, path }) => ({ label: title, path }))
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={addresses.sitemap} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="sitemap page-width">
        <SitemapSection heading="Main pages" links={mainPages} />
        <SitemapSection
          heading="Services"
          links={allService.nodes.map(({ title, path }) => ({ label: title, path }))}
        />
        <SitemapSection heading="Blog articles" links={[...posts, ...olderPages(allPost.totalCount)]} />
        <SitemapSection
          heading="Categories"
          links={allCategory.nodes.map(({ name, path }) => ({ label: name, path }))}
        />
        <SitemapSection
          heading="Tags"
          links={data.tags.distinct.map(name => ({ label: name, path: tagPath(slugify(name)) }))}
        />
        <SitemapSection
          heading="Free resources"
          links={allResource.nodes.map(({ title, type, path }) => ({ label: title, path, mark: type }))}
        />
        <SitemapSection heading="AMP pages" links={ampPages} />
        <SitemapSection heading="Legal and utility" links={utilityPages} />
      </div>
      <p className="page-width mt-12 flex flex-wrap gap-3">
        <ButtonLink to={addresses.search} variant="outline">
          Search the site
        </ButtonLink>
        <ButtonLink to={addresses.contact}>Contact us</ButtonLink>
      </p>
    </>
  )
}

export default SitemapPage

export const query = graphql`
  query SitemapPage {
    copy: pageCopy(slug: { eq: "sitemap" }) {
      ...PageCopyParts
    }
    allService(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 200) {
      totalCount
      nodes {
        title
        path
      }
    }
    tags: allPost {
      distinct(field: { tags: { name: SELECT } })
    }
    allCategory {
      nodes {
        name
        path
      }
    }
    allResource(sort: { order: ASC }) {
      nodes {
        title
        type
        path
      }
    }
  }
`
