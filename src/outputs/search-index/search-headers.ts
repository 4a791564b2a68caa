import type { GatsbyConfig } from "gatsby"
import { ENTRY } from "../../search/format/format"
import { searchIndexFolder } from "../../shared/addresses"

const cacheControl = (value: string) => [{ key: "cache-control", value }]

/** How the search index may be kept: its parts are named by content, its entry is always asked for again. */
export const searchHeaders: NonNullable<GatsbyConfig["headers"]> = [
  { source: `${searchIndexFolder}*`, headers: cacheControl("public, max-age=31536000, immutable") },
  { source: `${searchIndexFolder}${ENTRY}`, headers: cacheControl("public, max-age=0, must-revalidate") },
]
