/** How wide an article's picture is on its page, in the form of `sizes`: in the page, and where it is fetched ahead of it. */
export const articleCoverSizes = "(min-width: 48rem) 30rem, 100vw"
