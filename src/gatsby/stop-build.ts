import type { Reporter } from "gatsby"

/**
 * Ends a build before it has written anything, so that the last one stays as it is; in `gatsby develop` the text is
 * reported and work goes on.
 */
export const stopBuild = (reporter: Pick<Reporter, "error" | "panic">, text: string): void => {
  if (process.env.NODE_ENV === "production") reporter.panic(text)
  else reporter.error(text)
}
