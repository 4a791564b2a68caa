import { graphql } from "gatsby"
import type { ListingPosition } from "../../shared/listings"
import { listingPath, paths } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { articleWords } from "../../shared/words/articles"
import { listWords } from "../../shared/words/lists"
import { CallToAction } from "../sections/call-to-action"
import { audit, booking } from "../sections/link-lists"
import { Seo } from "../seo/seo"
import { PageHeading } from "../ui/page-heading"
import { SiteLink } from "../ui/site-link"
import { ArticleList, type ArticleListProps } from "./article-list"
import { LinkRows } from "./article-parts"

const Pagination = ({ listing, page, pageCount }: ListingPosition) =>
  pageCount > 1 && (
    <nav className="pagination cluster" aria-label={listWords.pages}>
      {page > 1 && (
        <SiteLink to={listingPath(listing, page - 1)} rel="prev">
          {listWords.newer}
        </SiteLink>
      )}
      <p>{fillTokens(listWords.page, { page: String(page), count: String(pageCount) })}</p>
      {page < pageCount && (
        <SiteLink to={listingPath(listing, page + 1)} rel="next">
          {listWords.older}
        </SiteLink>
      )}
    </nav>
  )

type Topic = { readonly name: string; readonly path: string; readonly count: number }

type TopicCounts = { categories: readonly Topic[]; tags: readonly Topic[] }

type TopicListProps = { heading: string; topics: readonly Topic[]; current: string | undefined }

const TopicList = ({ heading, topics, current }: TopicListProps) => (
  <nav aria-label={heading}>
    <details className="fold ink-rule">
      <summary>
        <h2 className="small-heading">{heading}</h2>
      </summary>
      <ul className="rows">
        {topics.map(({ name, path, count }) => (
          <li key={path}>
            <SiteLink to={path} aria-current={path === current ? "true" : undefined}>
              {name}
            </SiteLink>{" "}
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

/** @param current the listing that is shown */
export const Topics = ({ categories, tags, current }: TopicCounts & { current?: string }) => (
  <aside className="topics tiles quiet-links" aria-label={listWords.topics}>
    <TopicList heading={listWords.categories} topics={categories} current={current} />
    {tags.length > 0 && <TopicList heading={articleWords.tags} topics={tags} current={current} />}
    <p>
      <a href={paths.rssFeed}>{listWords.feed}</a>
    </p>
  </aside>
)

/** What Gatsby's context says of a page that lists articles. */
export type ListingContext = ListingPosition & TopicCounts

type ListingProps = Omit<ArticleListProps, "headingLevel"> & {
  title: string
  description: string
  /** Instead of the title. */
  heading?: string
  lead: string
  copy: Queries.ListingCopyFragment | null
  position: ListingContext
  /** Describes its further pages, with {page} and {description}. */
  further?: string
  /** What else suits the topic's readers. */
  related?: Parameters<typeof LinkRows>[0]["links"]
}

/** A list of articles with its topics: the blog, a category or a tag. */
export const Listing = ({
  title,
  description,
  heading,
  lead,
  copy,
  position,
  further = listWords.description,
  related,
  ...list
}: ListingProps) => {
  const { page, listing } = position
  return (
    <>
      <Seo
        title={page > 1 ? fillTokens(listWords.title, { title, page: String(page) }) : title}
        description={page > 1 ? fillTokens(further, { description, page: String(page) }) : description}
        path={listingPath(listing, page)}
        subject={{ kind: "listing", items: list.posts, page, newestFirst: true }}
      />
      <PageHeading heading={heading ?? title} lead={lead} />
      <div className="listing split page-width">
        <div>
          <ArticleList {...list} />
          <Pagination {...position} />
          <LinkRows heading={copy?.relatedHeading ?? ""} links={related ?? []} />
        </div>
        <Topics {...position} current={listing} />
      </div>
      {copy?.closing && <CallToAction {...copy.closing} links={[booking, audit]} />}
    </>
  )
}

/** @public */
export const listingCopy = graphql`
  fragment ListingCopy on PageCopy { relatedHeading ...ClosingCopy }
`
