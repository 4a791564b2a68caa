import { cmsPath, isAmpPath } from "../../shared/addresses"
import type { FileFacts } from "../prepare-files"
import { ampPolicy, cmsPolicy, pagePolicy } from "./content-security-policy"
import type { OutsideOrigins } from "./outside-origins"

type Site = { readonly origins: OutsideOrigins; readonly isHttps: boolean }

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`

const policyOf = (path: string, hashes: readonly string[], site: Site): string => {
  if (path === cmsPath && site.origins.cms) return cmsPolicy(site.origins.cms, site.isHttps)
  return isAmpPath(path) ? ampPolicy({ hashes, ...site }) : pagePolicy({ hashes, ...site })
}

/**
 * The policy of each built document, from the scripts that really stand in it.
 * @param facts of built files, by their name relative to `public/`; those that are no documents are passed over
 * @returns the policies by file
 */
export const pagePolicies = (
  facts: ReadonlyMap<string, Pick<FileFacts, "scripts">>,
  site: Site,
): ReadonlyMap<string, string> =>
  new Map(
    [...facts]
      .filter(([file]) => file.endsWith(".html"))
      .map(([file, { scripts: hashes }]) => [file, policyOf(pathOf(file), hashes, site)]),
  )
