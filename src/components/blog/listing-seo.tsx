import { listingPath, postsPerPage } from "../../shared/listing-paths"
import { type Listed, listingGraph } from "../seo/graph/item-list"
import { Seo } from "../seo/seo"

type ListingSeoProps = {
  title: string
  description: string
  listing: string
  page: number
  posts: readonly Listed[]
}

/** The head of one page of a listing of articles, newest first. */
export const ListingSeo = ({ title, description, listing, page, posts }: ListingSeoProps) => {
  const head = { title, description, path: listingPath(listing, page) }
  return (
    <Seo
      {...head}
      graph={
        process.env.BUILD_STAGE !== "build-javascript" &&
        listingGraph({
          ...head,
          items: posts,
          skipped: (page - 1) * postsPerPage,
          order: "ItemListOrderDescending",
        })
      }
    />
  )
}
