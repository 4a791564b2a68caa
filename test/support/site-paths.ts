import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { encodePath } from "../../src/shared/addresses"
import { isAmpPath } from "../../src/shared/amp-paths"
import { isRetiredPath } from "../../src/shared/page-status"
import { cmsPath } from "../../src/shared/paths"
import * as content from "./content"

const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "").replace(/^$/, "/")

/** The paths of all built HTML documents, 404 pages included, in alphabetical order; without redirects and the CMS. */
export const sitePaths = (publicDir = "public"): string[] => {
  const files = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).filter(
    file => file.endsWith(".html") && !/^(page-data|_gatsby)\//.test(file),
  )
  const others = ["/404", cmsPath, ...content.redirects().map(({ from }) => from)]
  return files
    .map(pathOf)
    .filter(path => !others.includes(path))
    .sort()
}

/** The status that a path should answer. */
export const expectedStatus = (path: string): number => {
  if (/^\/404$|\/404\.html$/.test(path)) return 404
  return isRetiredPath(path) ? 410 : 200
}

/** The paths of ordinary pages: they answer 200 and are no AMP documents. */
export const pagePaths = (): string[] =>
  sitePaths().filter(path => expectedStatus(path) === 200 && !isAmpPath(path))

/** The addresses of the files in a folder of `public/` that some sites do not have. */
export const filesIn = (folder: string): string[] =>
  existsSync(`public/${folder}`)
    ? readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => encodePath(join(parentPath, name).slice("public".length)))
    : []
