import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { site } from "../../../shared/site"
import { refs, urlOf } from "./ids"

/** The site that every page is part of (Google Search Central, "Site names"). */
export const website = (): WebSite => ({
  "@type": "WebSite",
  ...refs.website,
  name: site.brand,
  url: urlOf(addresses.home),
  inLanguage: site.language,
  publisher: refs.organisation,
})

const searchAction = (): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: {
    "@type": "EntryPoint",
    urlTemplate: `${urlOf(addresses.search)}?q={search_term_string}`,
  },
  "query-input": "required name=search_term_string",
})

/** The site with its search, for the home page (schema.org, "SearchAction"). */
export const websiteWithSearch = (): WebSite => ({
  ...(website() as Exclude<WebSite, string>),
  description: site.description,
  potentialAction: searchAction(),
})
