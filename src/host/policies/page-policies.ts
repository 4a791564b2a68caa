import { isAmpPath } from "../../shared/addresses"
import type { FileFacts } from "../compress/prepare-files"
import { ampPolicy, pagePolicy } from "./content-security-policy"
import type { OutsideOrigins } from "./outside-origins"

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`

/**
 * The policy of each built document, from the scripts that really stand in it.
 * @param facts of built files, by their name relative to `public/`; those that are no documents are passed over
 * @returns the policies by file
 */
export const pagePolicies = (
  facts: ReadonlyMap<string, Pick<FileFacts, "scripts">>,
  site: { readonly origins: OutsideOrigins; readonly isHttps: boolean },
): ReadonlyMap<string, string> =>
  new Map(
    [...facts]
      .filter(([file]) => file.endsWith(".html"))
      .map(([file, { scripts: hashes }]) => [
        file,
        isAmpPath(pathOf(file)) ? ampPolicy({ hashes, ...site }) : pagePolicy({ hashes, ...site }),
      ]),
  )
