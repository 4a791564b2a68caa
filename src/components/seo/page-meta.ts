import type { IGatsbyImageData } from "gatsby-plugin-image"

export type ServiceSummary = { readonly title: string; readonly description: string; readonly path: string }

type Tags = readonly { readonly name: string }[]

export type ArticleMeta = {
  readonly kind: "article"
  readonly permanentPath: string
  readonly date: string
  readonly updated?: string | null
  readonly wordCount: number
  readonly category: { readonly name: string }
  readonly tags: Tags
  readonly author?: Pick<Queries.Author, "name" | "kind" | "role" | "link"> | null
  readonly sources?: readonly Pick<Queries.ArticleSource, "title" | "link" | "publisher">[]
  readonly cover?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null
}

export type ResourceMeta = {
  readonly kind: "resource"
  readonly type: string
  readonly updated?: string | null
  readonly externalUrl: string | null
  readonly tags: Tags
}

export type ListingMeta = {
  readonly kind: "listing"
  readonly items: readonly { readonly title: string; readonly path: string }[]
  readonly page?: number
  readonly newestFirst?: boolean
}

export type Subject =
  | ArticleMeta
  | ResourceMeta
  | ListingMeta
  | { readonly kind: "home" | "services"; readonly services: readonly ServiceSummary[] }
  | { readonly kind: "about" | "contact" | "search" }

export type PageMeta = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** The text's language, if it is not the site's. */
  readonly lang?: string | null | undefined
  readonly subject?: Subject | undefined
}
