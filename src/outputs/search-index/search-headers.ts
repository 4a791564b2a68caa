import type { GatsbyConfig } from "gatsby"
import { searchEntry, searchIndexFolder } from "../../shared/addresses"

/** How the search's files may be kept: they are in a folder named by their content, and the entry names the folder. */
export const searchHeaders: NonNullable<GatsbyConfig["headers"]> = [
  ["*", "public, max-age=31536000, immutable"],
  [searchEntry, "public, max-age=0, must-revalidate"],
].map(([name, value = ""]) => ({
  source: `${searchIndexFolder}${name}`,
  headers: [{ key: "cache-control", value }],
}))
