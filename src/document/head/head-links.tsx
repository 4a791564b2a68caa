import favicon from "../../../static/favicon.svg"
import { pageFonts } from "./fonts"

// The two papers of src/styles/tokens.css, which a meta tag cannot name by their token.
const paper = { light: "#fbf7f0", dark: "#191613" }

/** The icon as text, which a document compresses better than base64. */
const icon = `data:image/svg+xml,${Buffer.from(favicon.slice(favicon.indexOf(",") + 1), "base64")
  .toString()
  .trim()
  .replace(/[#%"<>\s]/g, encodeURIComponent)}`

/**
 * What the head of every page has: fonts, icons and the colour of the browser's own frame. The icon that browsers prefer
 * is inlined: its 282 bytes are less than a request for them.
 */
export const HeadLinks = () => (
  <>
    <script {...{ dangerouslySetInnerHTML: { __html: pageFonts } }} />
    <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
    <link rel="icon" href={icon} sizes="any" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
  </>
)
