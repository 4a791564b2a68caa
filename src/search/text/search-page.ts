/** What a hit is: an article, a service, a free resource or another page. */
export type PageKind = "article" | "service" | "resource" | "page"

/** A stretch of a page from one heading to the next. */
export type Section = {
  heading: string
  /** The fragment that leads there; empty where only the page itself does. */
  anchor: string
  /** Its blocks, each on a line. */
  text: string
}

/** A page as the search reads it, or a part of one that has a title and an address of its own. */
export type SearchPage = {
  /** Its address, without a fragment. */
  path: string
  title: string
  kind: PageKind
  sections: Section[]
}
