import { relative } from "node:path"
import type { GatsbyConfig } from "gatsby"
import { loadEnv } from "./api/settings/settings"
import site from "./content/site.json"
import { isHidden } from "./src/content-model/read/read-files"
import { setTimeZone } from "./src/content-model/read/set-time-zone"
import { netlifyAdapter } from "./src/host/netlify-adapter"
import { serverAdapter } from "./src/host/server-adapter"
import { siteHeaders } from "./src/host/site-headers"
import { sitemapOptions } from "./src/outputs/xml-sitemap"

setTimeZone(process.cwd())

if (process.env.NODE_ENV === "production") {
  // The files that the server reads too; `gatsby develop` has its own.
  loadEnv()
  // With two workers, about one build in a hundred hung on Gatsby's locked LMDB file (github.com/kriszyp/lmdb-js/issues/153).
  process.env.GATSBY_CPU_COUNT ||= "1"
}

const siteUrl = (process.env.SITE_URL || site.url).replace(/\/$/, "")

process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear())

const config: GatsbyConfig = {
  siteMetadata: { title: site.brand, siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  headers: siteHeaders(siteUrl),
  adapter: process.env.NETLIFY ? netlifyAdapter(siteUrl) : serverAdapter(siteUrl),
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["src/gatsby/*.ts", "src/outputs/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        ignore: [(path: string) => isHidden(relative("content", path))],
      },
    },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "none" } } },
    // No warning for each cover that is an SVG.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
    "gatsby-plugin-postcss",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
}

export default config
