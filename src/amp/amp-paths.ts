import { addresses } from "../shared/addresses"

const pairs: readonly (readonly [ordinary: string, amp: string])[] = [
  [addresses.home, addresses.amp],
  [addresses.about, addresses.ampAbout],
  [addresses.services, addresses.ampServices],
  [addresses.blog, addresses.ampBlog],
  [addresses.contact, addresses.ampContact],
]

const ampPaths = new Map(pairs)

/** The AMP document of an ordinary page, if it has one. */
export const ampPathOf = (path: string): string | undefined => ampPaths.get(path)
