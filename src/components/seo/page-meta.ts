export type ServiceSummary = { readonly title: string; readonly description: string; readonly path: string }

export type ArticleMeta = {
  readonly kind: "article"
  readonly permanentPath: string
  readonly date: string
  readonly updated?: string | null
  readonly wordCount: number
  readonly category: { readonly name: string }
  readonly tags: readonly { readonly name: string }[]
  readonly author?: Pick<Queries.Author, "name" | "kind" | "role" | "link"> | null
  readonly sources?: readonly Pick<Queries.ArticleSource, "title" | "link" | "publisher">[]
}

export type ListingMeta = {
  readonly kind: "listing"
  readonly items: readonly { readonly title: string; readonly path: string }[]
  readonly page?: number
  readonly newestFirst?: boolean
}

export type Subject =
  | ArticleMeta
  | ListingMeta
  | { readonly kind: "services"; readonly services: readonly ServiceSummary[] }
  | { readonly kind: "home" | "about" | "contact" | "search" }

export type PageMeta = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** The text's language, if it is not the site's. */
  readonly lang?: string | null | undefined
  readonly subject?: Subject | undefined
}
