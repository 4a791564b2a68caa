import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"

/** Lets readers find the feeds from any page (RSS Advisory Board, "RSS Autodiscovery"; jsonfeed.org, "Discovery"). */
export const feedLinks = () => [
  <link
    key="rss"
    rel="alternate"
    type="application/rss+xml"
    title={`${site.brand} blog`}
    href={addresses.rssFeed}
  />,
  <link
    key="json-feed"
    rel="alternate"
    type="application/feed+json"
    title={`${site.brand} blog (JSON)`}
    href={addresses.jsonFeed}
  />,
]
