import type { GatsbyNode } from "gatsby"
import { serveCms, writeCms } from "./cms/write-cms"
import { checkBeforeBuild } from "./src/gatsby/check-before-build"
import { createContentNodes, refreshContentNodes, refreshInDevelop } from "./src/gatsby/content-nodes"
import { contentSdl } from "./src/gatsby/content-sdl"
import { createContentPages } from "./src/gatsby/create-pages"
import { addContentResolvers } from "./src/gatsby/resolvers"
import { changeWebpackConfig } from "./src/gatsby/webpack"
import { removeRedirectPages } from "./src/host/redirect-pages"
import { writeChartFiles } from "./src/outputs/chart-files"
import { writeFeeds } from "./src/outputs/feeds/feeds"
import { writeRobots } from "./src/outputs/robots"
import { writeSearchIndex } from "./src/outputs/search-index/write-search-index"
import { writeShareImages } from "./src/outputs/share-images/write-share-images"

/** Mistakes in settings or content stop the build here, before Gatsby touches the previous one. */
export const onPreInit: GatsbyNode["onPreInit"] = checkBeforeBuild

/** Updates what Gatsby keeps from the previous build. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = args => {
  removeRedirectPages()
  refreshContentNodes(args)
}

/** The content types, in SDL: nothing is inferred, so the site builds without a single article. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(contentSdl)

/** Fields that come from a markdown body or from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = addContentResolvers

/** Each file below content/ becomes nodes of these types. */
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
  await writeShareImages(args)
  await writeFeeds(args)
  await writeRobots()
  await writeCms()
}

/** The CMS at /admin on an editor's machine. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveCms
