import type { HeaderRoutes, RoutesManifest } from "gatsby"
import { commonPolicy } from "../policies/content-security-policy"
import type { OutsideOrigins } from "../policies/outside-origins"
import { fileOf } from "../served-files"
import { securityHeaders } from "../site-headers"

type Headers = HeaderRoutes[number]["headers"]

const csp = "content-security-policy"

const merge = (...lists: Headers[]): Headers => {
  const byKey = new Map(lists.flat().map(header => [header.key.toLowerCase(), header]))
  return [...byKey.values()]
}

const without = (headers: Headers, said: Headers): Headers =>
  headers.filter(header => !said.some(({ key, value }) => key === header.key && value === header.value))

/**
 * The rules of Netlify's `_headers`. Gatsby says the site's headers of each known address; here they are said once, for
 * all paths, so that unknown ones have them too, and each document adds its own policy.
 */
export const netlifyHeaders = (
  headerRoutes: HeaderRoutes,
  routes: RoutesManifest,
  policies: ReadonlyMap<string, string>,
  siteUrl: string,
  origins: OutsideOrigins,
): HeaderRoutes => {
  const byPath = new Map<string, Headers>()
  const add = (path: string, headers: Headers) => byPath.set(path, merge(byPath.get(path) ?? [], headers))
  for (const { path, headers } of headerRoutes) add(path, headers)
  for (const route of routes) {
    const policy = route.type === "static" ? policies.get(fileOf(route)) : undefined
    if (policy) add(route.path, [{ key: csp, value: policy }])
  }
  add("/*", [...securityHeaders(siteUrl), { key: csp, value: commonPolicy(origins) }])
  const all = byPath.get("/*") ?? []
  byPath.delete("/*")
  return [
    { path: "/*", headers: all },
    ...[...byPath]
      .map(([path, headers]) => ({ path, headers: without(headers, all) }))
      .filter(({ headers }) => headers.length > 0),
  ]
}
