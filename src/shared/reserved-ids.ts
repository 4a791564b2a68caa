export const applicationTemplateId = "application"

/**
 * What `<html>` says of the page's scripts, for the styles: "awaited", "running", or absent where they do not run or have failed,
 * which shows the ways without them.
 */
export const scriptsAttribute = "data-scripts"

/** Ids of the layout, the chat widget and Gatsby, which no heading may have, or links to it would go elsewhere. */
export const reservedIds: readonly string[] = [
  "main",
  applicationTemplateId,
  "site-index",
  "side-menu",
  "header-search",
  "menu-search",
  "chat-widget",
  "visit-counter",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  "_gatsby-scripts-1",
]
