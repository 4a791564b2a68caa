import type { RoutesManifest } from "gatsby"
import { statusOf } from "../../shared/page-status"

/**
 * Adds to the routes of a build how pages answer that do not answer 200: as a redirect to themselves, which Netlify's adapter
 * writes into `_redirects` as `/path /path 410!` (Netlify, "Redirect options").
 * @param retired the posts of `content/retired.json`
 */
export const withStatuses = (routes: RoutesManifest, retired: readonly string[]): RoutesManifest =>
  routes.flatMap(route => {
    const { path } = route
    const status = route.type === "static" ? statusOf(path, retired) : 200
    const rule = { type: "redirect" as const, path, toPath: path, status, force: true, headers: [] }
    return status === 200 ? [route] : [rule, route]
  })
