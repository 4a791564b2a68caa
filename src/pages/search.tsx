import { graphql, type PageProps } from "gatsby"
import { addresses } from "../addresses"
import { SearchBox } from "../components/layout/search-box"
import { useQuery } from "../components/search/use-query"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"
import { SiteLink } from "../components/ui/site-link"

const SearchPage = ({ data: { copy }, location }: PageProps<Queries.SearchPageQuery>) => {
  const query = useQuery(location.search)
  if (!copy) return null
  return (
    <>
      <Seo
        title={query ? `Search: ${query}` : copy.title}
        description={copy.description}
        path={addresses.search}
        noindex
      />
      <PageHeading heading={query ? `Results for “${query}”` : copy.heading} lead={copy.lead}>
        <div className="mt-8 max-w-sm">
          <SearchBox id="page-search" />
        </div>
        <noscript>
          <p className="mt-6">
            Search runs in your browser and needs JavaScript. Every page is listed in the{" "}
            <SiteLink to={addresses.sitemap}>sitemap</SiteLink>.
          </p>
        </noscript>
      </PageHeading>
    </>
  )
}

export default SearchPage

export const query = graphql`
  query SearchPage {
    copy: pageCopy(slug: { eq: "search" }) {
      ...PageCopyParts
    }
  }
`
