import { join } from "node:path"
import { expectedStatus, sitePaths } from "../../test/support/site-paths"

/**
 * Every document that answers 200 on each of some built sites: Lighthouse refuses others.
 * @param folders of the sites
 */
export const pathsOnAll = (folders: readonly string[]): string[] => {
  const [first = [], ...others] = folders.map(folder => sitePaths(join(folder, "public")))
  return first.filter(path => expectedStatus(path) === 200 && others.every(paths => paths.includes(path)))
}
