import css from "!!raw-loader!./tool.css"

/**
 * The sheet of this page, as text: Gatsby's own CSS rule would add it to the one stylesheet, which every document carries. Builds
 * write it into the heads of closed pages (`src/document/head-links.tsx`).
 */
export const toolStyle = css.replace(/\s+/g, " ")
