import { type ListingPosition, listingPath } from "../../shared/listings"
import { BlogCallToAction } from "../sections/call-to-action"
import { Seo } from "../seo/seo"
import { PageHeading } from "../ui/page-heading"
import { ArticleList, type ArticleListProps, Pagination } from "./article-list"
import { LinkRows } from "./article-parts"
import { type TopicCounts, Topics } from "./topics"

type TopicListingProps = Pick<ArticleListProps, "posts" | "address"> & {
  title: string
  description: string
  lead: string
  position: ListingPosition & TopicCounts
  /** What else suits the topic's readers. */
  related?: Parameters<typeof LinkRows>[0]["links"]
}

export const TopicListing = ({
  title,
  description,
  lead,
  posts,
  address,
  position,
  related = [],
}: TopicListingProps) => {
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
      <div className="listing split page-width">
        <div>
          <ArticleList posts={posts} address={address} />
          <Pagination {...position} />
          <LinkRows heading="On this topic" links={related} />
        </div>
        <Topics {...position} current={listing} />
      </div>
      <BlogCallToAction />
    </>
  )
}
