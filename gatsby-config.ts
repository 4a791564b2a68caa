import { relative } from "node:path"
import type { GatsbyConfig } from "gatsby"
import site from "./content/site.json"
import { closedPages, ownLogo } from "./src/content-model"
import { markdownOptions } from "./src/gatsby/markdown-options"
import { isUnpublished } from "./src/gatsby/unpublished"
import { netlifyAdapter } from "./src/host/netlify-adapter"
import { serverAdapter } from "./src/host/server-adapter"
import { brandHash } from "./src/outputs/icons"
import { sitemapOptions } from "./src/outputs/xml-sitemap"
import { isHidden } from "./src/read-files"
import { setTimeZone } from "./src/settings/set-time-zone"
import { loadEnv } from "./src/settings/settings"
import { dateFormatOf } from "./src/shared/date-format"
import { siteFormats } from "./src/shared/number-format"
import { withoutEndSlash } from "./src/shared/origins"

// The modules above have read the environment already: what depends on it takes `siteUrl` as a parameter.
if (process.env.NODE_ENV === "production") {
  // Builds read the server's .env files; `gatsby develop` loads its own.
  loadEnv()
  // With two workers, about one build in a hundred hung on Gatsby's locked LMDB file (github.com/kriszyp/lmdb-js/issues/153).
  process.env.GATSBY_CPU_COUNT ||= "1"
}
// After those files, which may name a zone too.
setTimeZone(process.cwd())

const siteUrl = withoutEndSlash(process.env.SITE_URL || site.url)

process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_NUMBER_FORMATS = JSON.stringify(siteFormats())
process.env.GATSBY_DATE_FORMAT = JSON.stringify(dateFormatOf(site.language))
process.env.GATSBY_CLOSED_PAGES = JSON.stringify(closedPages(process.cwd()))
process.env.GATSBY_LOGO = JSON.stringify(ownLogo())
process.env.GATSBY_BRAND_HASH = brandHash()
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear())

const config: GatsbyConfig = {
  siteMetadata: { title: site.brand, siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: process.env.NETLIFY ? netlifyAdapter(siteUrl) : serverAdapter(siteUrl),
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["src/gatsby/*.ts", "src/outputs/**/*.{ts,tsx}"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        ignore: [(path: string) => isHidden(relative("content", path)) || isUnpublished(path)],
      },
    },
    { resolve: "gatsby-transformer-remark", options: markdownOptions },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { placeholder: "none", avifOptions: { quality: 40 } } },
    },
    // Do not warn about SVG covers.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        postcssOptions: { plugins: { "postcss-import": {}, "postcss-nesting": { edition: "2021" } } },
      },
    },
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
}

export default config
