import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { PageKind, SearchPage } from "../../search/text/search-page"
import { readSearchPages } from "./read-search-pages"

/** A page of which the search reads the document, and what its parts are. */
export type Readable = { path: string; kind: PageKind }

// Gatsby's cache begins anew when code changes or a build was cut short (scripts/build).
const keptFile = ".cache/search-pages.json"

type Kept = { [hash: string]: SearchPage[] }

const keptPages = (): Kept => {
  try {
    return JSON.parse(readFileSync(keptFile, "utf8"))
  } catch {
    // The first build.
    return {}
  }
}

/**
 * Reads from the built documents what the search finds on them. What was read is kept for the next build by the document's
 * hash: to parse a document takes ten times as long.
 */
export const readDocuments = (pages: readonly Readable[]): SearchPage[] => {
  const before = keptPages()
  const now: Kept = {}
  const read = pages.flatMap(({ path, kind }) => {
    // Read at once: one after another is a third of the processor time, and nothing else waits.
    const html = readFileSync(join("public", path, "index.html"))
    const hash = createHash("sha1").update(`${path} ${kind} `).update(html).digest("base64")
    now[hash] = before[hash] ?? readSearchPages(html.toString(), path, kind)
    return now[hash]
  })
  writeFileSync(keptFile, JSON.stringify(now))
  return read
}
