import { type ListingPosition, listingPath } from "../../shared/paths"
import { BlogCallToAction } from "../page-parts/call-to-action"
import { PageHeading } from "../page-parts/section"
import { Seo } from "../seo/seo"
import { ArticleList, type ArticleListProps, Pagination } from "./article-list"

type TopicListingProps = Pick<ArticleListProps, "posts" | "address"> & {
  title: string
  description: string
  lead: string
  position: ListingPosition
}

export const TopicListing = ({ title, description, lead, posts, address, position }: TopicListingProps) => {
  const { page, listing } = position
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, page ${page}` : title}
        description={page > 1 ? `Page ${page}. ${description}` : description}
        path={listingPath(listing, page)}
        subject={{ kind: "listing", items: posts, page, newestFirst: true }}
      />
      <PageHeading heading={title} lead={lead} />
      <div className="page-width">
        <ArticleList posts={posts} address={address} />
        <Pagination {...position} />
      </div>
      <BlogCallToAction />
    </>
  )
}
