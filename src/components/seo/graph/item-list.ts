import type { Graph, ItemList } from "schema-dts"
import { refs, urlOf } from "./ids"
import { type PageFacts, pageGraph } from "./page-graph"

/** One thing that a listing leads to. */
export type Listed = { readonly title: string; readonly path: string }

/** A listing: what it shows, and how much came before on its earlier pages. */
type Listing = Omit<PageFacts, "type" | "mainEntity"> & {
  readonly items: readonly Listed[]
  readonly skipped?: number
  /** Newest first, or in an order of the editor's. */
  readonly order?: "ItemListOrderDescending" | "ItemListUnordered"
}

const itemList = ({ path, title, items, skipped = 0, order = "ItemListUnordered" }: Listing): ItemList => ({
  "@type": "ItemList",
  ...refs.list(path),
  name: title,
  itemListOrder: `https://schema.org/${order}`,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: skipped + index + 1,
    name: item.title,
    url: urlOf(item.path),
  })),
})

/** The graph of a listing: a collection whose main entity is the list, each item at its canonical address (schema.org, "ItemList"). */
export const listingGraph = (listing: Listing): Graph =>
  pageGraph(
    { ...listing, type: "CollectionPage", mainEntity: refs.list(listing.path) },
    { nodes: [itemList(listing)] },
  )
