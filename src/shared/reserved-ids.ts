export const applicationTemplateId = "application"

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
