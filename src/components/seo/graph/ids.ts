import { absoluteUrl, addresses } from "../../../shared/addresses"
import { siteUrl } from "../../../shared/site"

/** The full address of a path or of a part of a page. */
export const urlOf = (path: string): string => absoluteUrl(siteUrl, path)

/** A reference to a node that stands elsewhere in the graph (JSON-LD 1.1, "Node Identifiers"). */
export type Ref = { "@id": string }

const part = (path: string, name: string): Ref => ({ "@id": `${urlOf(path)}#${name}` })

/**
 * Names of the nodes that others refer to. They are addresses, so a node has the same name on every page. Nothing in this
 * folder is computed when a module loads: the bundler keeps such code, and the browser has no use for it.
 */
export const refs = {
  get organisation(): Ref {
    return part(addresses.home, "organisation")
  },
  get website(): Ref {
    return part(addresses.home, "website")
  },
  get blog(): Ref {
    return part(addresses.blog, "blog")
  },
  page: (path: string): Ref => ({ "@id": urlOf(path) }),
  breadcrumb: (path: string): Ref => part(path, "breadcrumb"),
  list: (path: string): Ref => part(path, "list"),
  article: (path: string): Ref => part(path, "article"),
  document: (path: string): Ref => part(path, "document"),
  shareImage: (path: string): Ref => part(path, "share-image"),
} as const
