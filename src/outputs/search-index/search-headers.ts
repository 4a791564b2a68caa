import type { GatsbyConfig } from "gatsby"
import { ENTRY } from "../../search/exact/format/format"
import { TEXT_ENTRY } from "../../search/text/format"
import { searchIndexFolder, searchTextFolder } from "../../shared/addresses"

const cacheControl = (value: string) => [{ key: "cache-control", value }]

const headersOf = (folder: string, entry: string) => [
  { source: `${folder}*`, headers: cacheControl("public, max-age=31536000, immutable") },
  { source: `${folder}${entry}`, headers: cacheControl("public, max-age=0, must-revalidate") },
]

/** How the search's files may be kept: parts are named by content, the entries are always asked for again. */
export const searchHeaders: NonNullable<GatsbyConfig["headers"]> = [
  ...headersOf(searchIndexFolder, ENTRY),
  ...headersOf(searchTextFolder, TEXT_ENTRY),
]
