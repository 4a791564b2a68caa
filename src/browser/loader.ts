import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { PageResult } from "../shared/page-hash"

/** What a page has of an article, if it shows one. */
type Post = {
  readonly cover?: {
    readonly drawing?: { readonly src: string } | null
    readonly childImageSharp?: { readonly gatsbyImageData?: IGatsbyImageData } | null
  } | null
  readonly html?: string
}

type LoadedPage =
  | {
      /** "error" where data or script did not come. */
      readonly status?: string
      readonly json?: PageResult & { readonly data?: { readonly post?: Post | null } }
    }
  | undefined

/** Gatsby's own loader (cache-dir/loader.js, `publicLoader`), which keeps data and scripts of pages. */
type Loader = {
  readonly loadPage: (path: string) => Promise<LoadedPage>
  readonly loadPageSync: (path: string) => LoadedPage
}

type Application = {
  readonly ___loader?: Loader
  /** By the names of templates (cache-dir/production-app.js); `gatsby develop` has none. */
  readonly asyncRequires?: { readonly components: Record<string, () => Promise<unknown>> }
}

/** Gatsby's loader, once the application has begun. */
export const loader = (): Loader | undefined => (window as Application).___loader

/** What loads the script of each template. */
export const templates = (): Record<string, () => Promise<unknown>> =>
  (window as Application).asyncRequires?.components ?? {}
