import { applicationTemplateId } from "./document-scripts"

/**
 * The ids of what stands around every page: the layout's own, the chat widget's and Gatsby's. No heading of a text may take
 * one, or links to it would lead elsewhere.
 */
export const layoutIds: readonly string[] = [
  "main",
  applicationTemplateId,
  "site-index",
  "side-menu",
  "header-search",
  "menu-search",
  "chat-widget",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  "_gatsby-scripts-1",
]
