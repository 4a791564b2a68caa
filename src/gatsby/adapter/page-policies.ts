import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isAmpPath } from "../../addresses"
import { ampPolicy, pagePolicy } from "./content-policy"
import { inlineScriptHashes } from "./inline-scripts"
import type { OutsideOrigins } from "./outside-origins"

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`

/**
 * The policy of each built document, from the scripts that really stand in it.
 * @param files names relative to `public/`; those that are no documents are passed over
 * @returns the policies by file
 */
export const pagePolicies = async (
  files: readonly string[],
  site: { readonly origins: OutsideOrigins; readonly isHttps: boolean },
): Promise<ReadonlyMap<string, string>> => {
  const policies = new Map<string, string>()
  for (const file of files.filter(name => name.endsWith(".html"))) {
    const hashes = inlineScriptHashes(await readFile(join("public", file), "utf8"))
    const policy = isAmpPath(pathOf(file)) ? ampPolicy({ hashes, ...site }) : pagePolicy({ hashes, ...site })
    policies.set(file, policy)
  }
  return policies
}
