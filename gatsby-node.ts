import type { GatsbyNode } from "gatsby"
import { writeDesk } from "./src/desk/write-desk"
import { createSchema } from "./src/gatsby/create-schema"
import { stopOnDeskSettings } from "./src/gatsby/desk-settings"
import { forgetFinishedBuild } from "./src/gatsby/finished-build"
import { stopOnMailSettings } from "./src/gatsby/mail-settings"
import {
  createContentNodes,
  refreshContentNodes,
  refreshEachDay,
  refreshInDevelop,
} from "./src/gatsby/nodes/create-content-nodes"
import { readNewFolderAgain } from "./src/gatsby/nodes/new-folders"
import { createBlogPages } from "./src/gatsby/pages/create-blog-pages"
import { createCategoryPages } from "./src/gatsby/pages/create-category-pages"
import { createGonePages } from "./src/gatsby/pages/create-gone-pages"
import { createNotFoundPages } from "./src/gatsby/pages/create-not-found-pages"
import { createPostPages } from "./src/gatsby/pages/create-post-pages"
import { createResourcePages } from "./src/gatsby/pages/create-resource-pages"
import { createStyleguidePage } from "./src/gatsby/pages/create-styleguide-page"
import { createTagPages } from "./src/gatsby/pages/create-tag-pages"
import { addContentResolvers } from "./src/gatsby/resolvers"
import { step } from "./src/gatsby/step"
import { stopOnContentProblems } from "./src/gatsby/stop-on-problems"
import { setBuildHash } from "./src/gatsby/webpack/build-hash"
import { emptyChunkMap } from "./src/gatsby/webpack/empty-chunk-map"
import { putHeadIntoApp } from "./src/gatsby/webpack/head-in-app"
import { lightenBundle } from "./src/gatsby/webpack/lighten-bundle"
import { placeFonts } from "./src/gatsby/webpack/place-fonts"
import { removeOldScripts } from "./src/gatsby/webpack/remove-old-scripts"
import { showContentProblems } from "./src/gatsby/webpack/show-problems"
import { leaveOutSourceMaps } from "./src/gatsby/webpack/source-maps"
import { trustCodeHash } from "./src/gatsby/webpack/trust-code-hash"
import { removeRedirectPages } from "./src/host/redirects/redirect-pages"
import { writeChartFiles } from "./src/outputs/chart-files"
import { writeJsonFeed } from "./src/outputs/feeds/json-feed"
import { settleRss } from "./src/outputs/feeds/settle-rss"
import { bringBackImages, putLeftoversAway } from "./src/outputs/leftovers/put-away"
import { writeRobots } from "./src/outputs/robots"
import { writeSearchIndex } from "./src/outputs/search-index/write-search-index"
import { writeTextIndex } from "./src/outputs/search-index/write-text-index"
import { writePageImages } from "./src/outputs/share-images/write-page-images"

/**
 * Before anything is built: settings and content are checked, and a mistake in either stops the build; pages and nodes
 * of the build before that Gatsby would keep are removed or brought up to date.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async args => {
  stopOnMailSettings(args)
  stopOnDeskSettings(args)
  await step(args, "content check", stopOnContentProblems)
  forgetFinishedBuild()
  bringBackImages()
  removeRedirectPages()
  await step(args, "content nodes made anew", refreshContentNodes)
}

/** The content types, written out. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema

/** The fields of those types that come from a markdown body or from other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = addContentResolvers

/** In `gatsby develop` a new day is noticed. */
export const sourceNodes: GatsbyNode["sourceNodes"] = refreshEachDay

/** Each file below content/ becomes nodes of those types. */
export const onCreateNode: GatsbyNode["onCreateNode"] = args => {
  createContentNodes(args)
  refreshInDevelop(args)
  readNewFolderAgain(args)
}

/** Fonts: in the documents, in the stylesheet or files of their own, by their size; a light bundle, a hash for it, and what is wrong in the content. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = args => {
  placeFonts(args)
  lightenBundle(args)
  removeOldScripts(args)
  emptyChunkMap(args)
  putHeadIntoApp(args)
  leaveOutSourceMaps(args)
  trustCodeHash(args)
  setBuildHash(args)
  showContentProblems(args)
}

/** The generated pages, one creator per kind, what the search finds, and the charts' numbers; the fixed addresses are the files of src/pages. */
export const createPages: GatsbyNode["createPages"] = async args => {
  await createBlogPages(args)
  await createPostPages(args)
  await createCategoryPages(args)
  await createTagPages(args)
  await createResourcePages(args)
  await createGonePages(args)
  await createNotFoundPages(args)
  await step(args, "search index of titles", writeSearchIndex)
  await writeChartFiles(args)
  createStyleguidePage(args)
}

/** Beside the built pages: what is written from them, and what is written for crawlers and readers of feeds; no more. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async args => {
  await step(args, "share images", writePageImages)
  await settleRss()
  await step(args, "search index of texts", writeTextIndex)
  await step(args, "JSON feed", writeJsonFeed)
  await writeRobots()
  await step(args, "desk", writeDesk)
  await step(args, "leftovers put away", putLeftoversAway)
}
