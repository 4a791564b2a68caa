import type { GatsbyNode } from "gatsby"
import { serveCms, writeCms } from "./cms/write-cms"
import { contentSdl } from "./src/content-model/types/content-types"
import { checkBeforeBuild } from "./src/gatsby/check-before-build"
import { createContentNodes, refreshContentNodes, refreshInDevelop } from "./src/gatsby/content-nodes"
import { createContentPages } from "./src/gatsby/create-pages"
import { addContentResolvers } from "./src/gatsby/resolvers"
import { changeWebpackConfig } from "./src/gatsby/webpack"
import { removeRedirectPages } from "./src/host/redirect-pages"
import { writeChartFiles } from "./src/outputs/chart-files"
import { writeFeeds } from "./src/outputs/feeds/feeds"
import { writeRobots } from "./src/outputs/robots"
import { writeSearchIndex } from "./src/outputs/search-index/write-search-index"
import { writePageImages } from "./src/outputs/share-images/write-share-images"

/** A mistake in settings or content stops the build here, before Gatsby touches the last one. */
export const onPreInit: GatsbyNode["onPreInit"] = checkBeforeBuild

/** Brings up to date what Gatsby keeps from the build before. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = args => {
  removeRedirectPages()
  refreshContentNodes(args)
}

/** The content types, in SDL: nothing is inferred, so the site also builds without an article. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(contentSdl)

/** Their fields that come from a markdown body or from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = addContentResolvers

/** Each file below content/ becomes nodes of those types. */
export const onCreateNode: GatsbyNode["onCreateNode"] = args => {
  createContentNodes(args)
  refreshInDevelop(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = changeWebpackConfig

/** The generated pages, and the files that `gatsby develop` serves as well. */
export const createPages: GatsbyNode["createPages"] = async args => {
  await createContentPages(args)
  await writeSearchIndex(args)
  await writeChartFiles(args)
}

/** The files beside the built pages: share images, feeds, robots.txt and the CMS. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async args => {
  await writePageImages(args)
  await writeFeeds(args)
  await writeRobots()
  await writeCms()
}

/** The CMS at /admin, on the editor's own machine. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveCms
