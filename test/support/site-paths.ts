import { readdirSync, readFileSync } from "node:fs"
import { addresses } from "../../src/shared/addresses"
import { isErrorPath } from "../../src/shared/page-status"

const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "").replace(/^$/, "/")

/**
 * Every path that the build wrote an HTML document for, 404 pages included, in the order of the alphabet.
 * @param publicDir what the build wrote
 */
export const sitePaths = (publicDir = "public"): string[] => {
  const files = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).filter(
    file => file.endsWith(".html") && !/^(page-data|_gatsby)\//.test(file),
  )
  return files
    .map(pathOf)
    .filter(path => path !== "/404")
    .sort()
}

/** The slugs whose address below /blog is retired. */
export const retiredSlugs = (): string[] => JSON.parse(readFileSync("content/retired.json", "utf8")).posts

/** The status that an address is to answer with. */
export const expectedStatus = (path: string, retired = retiredSlugs()): number => {
  if (path.endsWith("404.html")) return 404
  return isErrorPath(path, retired) ? 410 : 200
}

/** The paths that answer 200 and are ordinary pages of the application. */
export const pagePaths = (): string[] =>
  sitePaths().filter(path => expectedStatus(path) === 200 && !path.startsWith(addresses.amp))
