import { type ListingPosition, listingPath } from "../../shared/listings"
import { CallToAction } from "../sections/call-to-action"
import { audit, booking } from "../sections/link-lists"
import { Seo } from "../seo/seo"
import { PageHeading } from "../ui/page-heading"
import { ArticleList, type ArticleListProps, Pagination } from "./article-list"
import { LinkRows } from "./article-parts"
import { type TopicCounts, Topics } from "./topics"

type ListingProps = Omit<ArticleListProps, "headingLevel"> & {
  title: string
  description: string
  /** Instead of the title. */
  heading?: string
  lead: string
  position: ListingPosition & TopicCounts
  /** What its further pages are pages of, for their descriptions. */
  of?: string
  /** What else suits the topic's readers. */
  related?: Parameters<typeof LinkRows>[0]["links"]
}

/** A list of articles with its topics: the blog, a category or a tag. */
export const Listing = ({
  title,
  description,
  heading,
  lead,
  position,
  of,
  related,
  ...list
}: ListingProps) => {
  const { page, listing } = position
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, page ${page}` : title}
        description={page > 1 ? `Page ${page}${of ? ` of ${of}` : ""}. ${description}` : description}
        path={listingPath(listing, page)}
        subject={{ kind: "listing", items: list.posts, page, newestFirst: true }}
      />
      <PageHeading heading={heading ?? title} lead={lead} />
      <div className="listing split page-width">
        <div>
          <ArticleList {...list} />
          <Pagination {...position} />
          <LinkRows heading="On this topic" links={related ?? []} />
        </div>
        <Topics {...position} current={listing} />
      </div>
      <CallToAction
        heading="Working on something similar?"
        text="Send us your URL and the number that worries you, and we’ll tell you what we’d check first."
        links={[booking, audit]}
      />
    </>
  )
}
