import { applicationTemplateId } from "./document-scripts"

/**
 * The ids outside a page's content: the layout's, the chat widget's and Gatsby's. No heading may have one, or links to
 * it would lead elsewhere.
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
