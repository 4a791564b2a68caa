import { toolStyle } from "../components/reconciliation/tool-style"
import { absoluteUrl } from "../shared/addresses"
import { ampPathOf } from "../shared/amp-paths"
import { isClosedPage } from "../shared/closed-pages"
import { coloursCss } from "../shared/colours"
import { paths } from "../shared/paths"
import { site, siteUrl } from "../shared/site"
import { siteColours } from "../shared/site-colours"
import { outputWords } from "../shared/words/outputs"
import { fontScript } from "./inline-scripts"

// Printed links show full addresses (src/styles/print.css).
const properties = `${coloursCss(siteColours)}:root{--site:${JSON.stringify(siteUrl)}}`

/** In every document, AMP included: readers find feeds from any page (RSS Advisory Board, "RSS Autodiscovery"). */
export const IconAndFeedLinks = () => (
  <>
    <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
    <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="alternate" type="application/rss+xml" title={outputWords.feed} href={paths.rssFeed} />
    <link
      rel="alternate"
      type="application/feed+json"
      title={`${site.brand} blog (JSON)`}
      href={paths.jsonFeed}
    />
  </>
)

/** Lets search engines find the AMP version of a page that has one (amp.dev, "Make your pages discoverable"). */
const AmpLink = ({ pathname }: { pathname: string }) => {
  const ampPath = ampPathOf(pathname)
  return ampPath === undefined ? null : <link rel="amphtml" href={absoluteUrl(siteUrl, ampPath)} />
}

export const HeadLinks = ({ pathname }: { pathname: string }) => (
  <>
    <script {...{ dangerouslySetInnerHTML: { __html: fontScript } }} />
    <style {...{ dangerouslySetInnerHTML: { __html: properties } }} />
    {isClosedPage(pathname) && <style {...{ dangerouslySetInnerHTML: { __html: toolStyle } }} />}
    <IconAndFeedLinks />
    <meta name="theme-color" content={siteColours.light.paper} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={siteColours.dark.paper} media="(prefers-color-scheme: dark)" />
    <AmpLink pathname={pathname} />
  </>
)
