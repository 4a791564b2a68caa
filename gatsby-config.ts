import type { GatsbyConfig } from "gatsby"
import { loadEnv } from "./api/load-env"
import site from "./content/site.json"
import { siteAdapter } from "./src/gatsby/adapter/site-adapter"
import { siteHeaders } from "./src/gatsby/adapter/site-headers"
import { setBuildWorkers } from "./src/gatsby/build-workers"
import { rssOptions } from "./src/gatsby/feeds/rss-options"
import { jsonTypeName } from "./src/gatsby/json-type-name"
import { markdownOptions } from "./src/gatsby/markdown/options"
import { searchHeaders } from "./src/gatsby/search/search-headers"
import { drawingHash } from "./src/gatsby/share-images/drawing-hash"
import { sitemapOptions } from "./src/gatsby/sitemap"

// The same files as the server reads at start; `gatsby develop` has its own.
if (process.env.NODE_ENV === "production") {
  loadEnv()
  setBuildWorkers(process.env)
}

const siteUrl = (process.env.SITE_URL || site.url).replace(/\/$/, "")

// Only names that start with GATSBY_ reach the browser.
process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_DRAWING_HASH = drawingHash()
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear())

const config: GatsbyConfig = {
  siteMetadata: { title: site.brand, siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  headers: [...siteHeaders(siteUrl), ...searchHeaders],
  adapter: siteAdapter(siteUrl),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-transformer-remark", options: markdownOptions },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: rssOptions },
  ],
}

export default config
