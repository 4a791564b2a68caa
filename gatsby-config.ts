import { existsSync, readdirSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import { loadEnv } from "./api/settings/load-env"
import site from "./content/site.json"
import { setSiteTime } from "./src/content-model/read/set-site-time"
import { setBuildWorkers } from "./src/gatsby/build-workers"
import { jsonTypeName } from "./src/gatsby/json-type-name"
import { isPassedOver } from "./src/gatsby/passed-over"
import { siteAdapter } from "./src/host/site-adapter"
import { siteHeaders } from "./src/host/site-headers"
import { searchHeaders } from "./src/outputs/search-index/search-headers"
import { sitemapOptions } from "./src/outputs/sitemap"

setSiteTime(process.cwd())

// The same files as the server reads at start; `gatsby develop` has its own.
if (process.env.NODE_ENV === "production") {
  loadEnv()
  setBuildWorkers(process.env, existsSync("content/posts") ? readdirSync("content/posts").length : 0)
}

const siteUrl = (process.env.SITE_URL || site.url).replace(/\/$/, "")

// Only names that start with GATSBY_ reach the browser.
process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear())

const config: GatsbyConfig = {
  siteMetadata: { title: site.brand, siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  headers: [...siteHeaders(siteUrl), ...searchHeaders],
  adapter: siteAdapter(siteUrl),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: [isPassedOver] },
    },
    "gatsby-transformer-remark",
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
}

export default config
