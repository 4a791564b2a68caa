import type { RoutesManifest } from "gatsby"
import { contentType } from "mime-types"
import { statusOf } from "../shared/page-status"
import type { FileRoute, Headers, ServerManifest } from "../shared/server-manifest"
import type { PreparedFile } from "./prepare-files"
import { fileOf } from "./routes"
import { type HeaderList, mergeHeaders, revalidate, withoutCommon } from "./site-headers"

export type Build = {
  readonly routes: RoutesManifest
  /** The policy of each HTML file, by its name relative to `public/`. */
  readonly policies: ReadonlyMap<string, string>
  /** Each file that is served, by the same name. */
  readonly prepared: ReadonlyMap<string, PreparedFile>
  /** The headers of responses that are not files. */
  readonly headers: HeaderList
}

/** Whether a redirect is the rule for unknown paths (`src/gatsby/create-pages.ts`). */
const isNotFound = ({ status }: { readonly status: number }): boolean => status === 404

const fail = (name: string): never => {
  throw new Error(`adapter: ${name} was not built`)
}

const asRecord = (headers: HeaderList): Headers =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))

/**
 * Makes the manifest of a build from the adapter's input.
 * @throws when the page for unknown paths was not built
 */
export const buildManifest = (build: Build): ServerManifest => {
  const { routes, policies, prepared, headers: common } = build
  const redirects = routes.filter(route => route.type === "redirect")
  const statics = routes.filter(route => route.type === "static")
  const files = statics.flatMap((route): FileRoute[] => {
    const file = fileOf(route)
    const known = prepared.get(file)
    if (!known) return []
    const type = contentType(file.split("/").at(-1) ?? file) || "application/octet-stream"
    const policy = policies.get(file)
    const own = mergeHeaders(
      [revalidate, { key: "content-type", value: type }],
      route.headers,
      policy ? [{ key: "content-security-policy", value: policy }] : [],
    )
    const headers = asRecord(withoutCommon(own, common))
    const { hash, size, modified, encodings } = known
    return [
      { path: route.path, file, status: statusOf(route.path), headers, hash, size, modified, encodings },
    ]
  })
  const byPath = new Map(files.map(({ path, file }) => [path, file]))
  return {
    version: 1,
    headers: asRecord(common),
    files,
    notFound: redirects
      .filter(isNotFound)
      .map(({ path, toPath }) => ({
        below: path.replace(/\*$/, ""),
        file: byPath.get(toPath) ?? fail(toPath),
      }))
      .sort((a, b) => b.below.length - a.below.length),
    redirects: redirects
      .filter(redirect => !isNotFound(redirect))
      .map(({ path, toPath, status }) => ({ from: path, to: toPath, status })),
  }
}
