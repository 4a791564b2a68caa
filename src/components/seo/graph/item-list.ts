import type { ItemList } from "schema-dts"
import { postsPerPage } from "../../../shared/listing-paths"
import type { ListingFacts, PageFacts } from "../page-facts"
import { refs, urlOf } from "./ids"

/** A listing, each item at its canonical address (schema.org, "ItemList"). */
export const itemList = (
  { path, title }: PageFacts,
  { items, page = 1, newestFirst = false }: ListingFacts,
): ItemList => ({
  "@type": "ItemList",
  ...refs.list(path),
  name: title,
  itemListOrder: `https://schema.org/${newestFirst ? "ItemListOrderDescending" : "ItemListUnordered"}`,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: (page - 1) * postsPerPage + index + 1,
    name: item.title,
    url: urlOf(item.path),
  })),
})
