import favicon from "../../../static/favicon.svg"
import { addresses } from "../../shared/addresses"
import { site, siteUrl } from "../../shared/site"
import { pageFonts } from "./fonts"

// The two papers of src/styles/tokens.css, which a meta tag cannot name by their token.
const paper = { light: "#fbf7f0", dark: "#191613" }

/** The icon as text, which a document compresses better than base64. */
const icon = `data:image/svg+xml,${Buffer.from(favicon.slice(favicon.indexOf(",") + 1), "base64")
  .toString()
  .trim()
  .replace(/[#%"<>\s]/g, encodeURIComponent)}`

// Printed links name the whole address of a page (src/styles/print.css).
const siteProperty = `:root{--site:${JSON.stringify(siteUrl)}}`

/** Lets readers find the feeds from any page (RSS Advisory Board, "RSS Autodiscovery"; jsonfeed.org, "Discovery"). */
const FeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title={`${site.brand} blog`} href={addresses.rssFeed} />
    <link
      rel="alternate"
      type="application/feed+json"
      title={`${site.brand} blog (JSON)`}
      href={addresses.jsonFeed}
    />
  </>
)

/** The icons and feeds of every document, AMP included. */
export const IconAndFeedLinks = () => (
  <>
    <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
    <link rel="icon" href={icon} sizes="any" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <FeedLinks />
  </>
)

/**
 * The head of every ordinary page: fonts, icons, feeds, and the colour of the browser's frame. The SVG icon is inlined,
 * since its 282 bytes are less than a request.
 */
export const HeadLinks = () => (
  <>
    <script {...{ dangerouslySetInnerHTML: { __html: pageFonts } }} />
    <style {...{ dangerouslySetInnerHTML: { __html: siteProperty } }} />
    <IconAndFeedLinks />
    <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
  </>
)
