import type { RoutesManifest } from "gatsby"
import { statusOf } from "../../shared/page-status"
import { type Redirect, singleRedirects } from "../../shared/redirects"
import { fileOf } from "../served-files"

/**
 * The redirects of a build, one for each address that has moved.
 * @param routes of the build, of which the pages that answer 200 can be led to
 * @param redirects the lines of `content/redirects.json`
 * @param retired the posts of `content/retired.json`
 */
export const redirectsOf = (
  routes: RoutesManifest,
  redirects: readonly Redirect[],
  retired: readonly string[],
): Redirect[] => {
  const pages = routes.flatMap(route =>
    route.type === "static" && fileOf(route).endsWith(".html") && statusOf(route.path, retired) === 200
      ? [route.path]
      : [],
  )
  return singleRedirects(redirects, pages)
}

/**
 * Adds redirects to the routes of a build, before all others: hosts take the first rule that fits.
 * They are forced, since a page for hosts without redirects stands at the address (Netlify, "Redirect options").
 */
export const withRedirects = (routes: RoutesManifest, redirects: readonly Redirect[]): RoutesManifest => [
  ...redirects.map(({ from, to }) => ({
    type: "redirect" as const,
    path: from,
    toPath: to,
    status: 301 as const,
    force: true,
    headers: [],
  })),
  ...routes,
]
