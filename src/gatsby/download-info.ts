import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { decodeAddress } from "../shared/addresses"

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** The number of pages, from the root of a PDF's page tree (ISO 32000-1, 7.7.3.2); null if that is compressed. */
const countPages = (pdf: Buffer): number | null => {
  const counts = [
    ...pdf
      .toString("latin1")
      .matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ]
  const count = Math.max(0, ...counts.map(([, after, before]) => Number(after ?? before)))
  return count || null
}

/** `{ format: "PDF", size: "192 kB", pages: 4 }`; null for external documents and missing files. */
export const describeDocument = async (address: string, folder = "static") => {
  if (!address.startsWith("/") || address.startsWith("//")) return null
  const path = decodeAddress(address)
  const bytes = path === undefined ? null : await readFile(join(folder, path)).catch(() => null)
  if (!bytes) return null
  const format = extname(address).slice(1).toUpperCase()
  return { format, size: formatSize(bytes.length), pages: format === "PDF" ? countPages(bytes) : null }
}
