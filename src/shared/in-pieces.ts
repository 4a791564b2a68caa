/** The attribute of a document's root, from the build on until all of the page is laid out (`src/styles/in-pieces.css`). */
export const inPiecesAttribute = "data-in-pieces"

/** Finds the parts that `src/styles/in-pieces.css` lets wait. */
export const waitingParts =
  ".article-body > :nth-child(n + 6), .article-end, main > :nth-child(n + 3), .site-footer"
