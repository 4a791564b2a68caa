import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { serveCms, writeCms } from "./cms/write-cms"
import { contentSdl } from "./src/content-model"
import { checkBeforeBuild } from "./src/gatsby/check-before-build"
import { createContentNodes, refreshContentNodes, refreshInDevelop } from "./src/gatsby/content-nodes"
import { createContentPages } from "./src/gatsby/create-pages"
import { addContentResolvers } from "./src/gatsby/resolvers"
import { changeWebpackConfig } from "./src/gatsby/webpack"
import { removeFormerFiles } from "./src/host/routes"
import { writeChartFiles } from "./src/outputs/chart-files"
import { writeFeeds } from "./src/outputs/feeds"
import { writeIcons } from "./src/outputs/icons"
import { writeServerTexts } from "./src/outputs/server-texts"
import { writeShareImages } from "./src/outputs/share-images/share-images"
import { writeRobots, writeSecurityText, writeWebManifest } from "./src/outputs/site-files"
import { writeSearchIndex } from "./src/outputs/write-search-index"

export const onPreInit: GatsbyNode["onPreInit"] = checkBeforeBuild

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = args => {
  removeFormerFiles()
  refreshContentNodes(args)
}

/** The content types, in SDL: nothing is inferred, so the site builds without a single article. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  writeFileSync("src/schema.graphql", contentSdl)
  actions.createTypes(contentSdl)
}

export const createResolvers: GatsbyNode["createResolvers"] = addContentResolvers

export const onCreateNode: GatsbyNode["onCreateNode"] = args => {
  createContentNodes(args)
  refreshInDevelop(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = changeWebpackConfig

/** Besides the pages, the files that `gatsby develop` serves as well. */
export const createPages: GatsbyNode["createPages"] = async args => {
  await createContentPages(args)
  await writeSearchIndex(args)
  await writeChartFiles(args)
  await writeIcons()
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async args => {
  await writeShareImages(args)
  await writeFeeds(args)
  await writeRobots()
  await writeSecurityText()
  await writeWebManifest()
  await writeCms()
  await writeServerTexts(args)
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveCms
