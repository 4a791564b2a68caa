import type { IGatsbyImageData } from "gatsby-plugin-image"

/** A service as the site lists it. */
export type ServiceFacts = { readonly title: string; readonly description: string; readonly path: string }

/** One thing that a listing leads to. */
type Listed = { readonly title: string; readonly path: string }

type Tags = readonly { readonly name: string }[]

/** What is said of an article beyond its title, description and address. */
export type ArticleFacts = {
  readonly kind: "article"
  /** The path it is known by, also when it has moved. */
  readonly identity: string
  readonly date: string
  readonly updated?: string | null
  readonly wordCount: number
  readonly category: { readonly name: string }
  readonly tags: Tags
  /** Who signs it; the firm where nobody does. */
  readonly author?: {
    readonly name: string
    readonly kind: "person" | "organisation"
    readonly role: string
    readonly link: string
  } | null
  readonly sources?: readonly { readonly title: string; readonly link: string; readonly publisher: string }[]
  /** The drawing above the article. */
  readonly cover?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null
}

/** What is said of a free resource beyond its title, description and address. */
export type ResourceFacts = {
  readonly kind: "resource"
  readonly type: string
  readonly updated?: string | null
  readonly externalUrl: string | null
  readonly tags: Tags
}

/** A listing: what the page shows of it, and which of its pages it is. */
export type ListingFacts = {
  readonly kind: "listing"
  readonly items: readonly Listed[]
  readonly page?: number
  readonly newestFirst?: boolean
}

/** What a page is about, where it is more than a page. */
export type Subject =
  | ArticleFacts
  | ResourceFacts
  | ListingFacts
  | { readonly kind: "home" | "services"; readonly services: readonly ServiceFacts[] }
  | { readonly kind: "about" | "contact" | "search" }

/** What a page says of itself in its head. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  /** Canonical path. */
  readonly path: string
  readonly subject?: Subject | undefined
}
