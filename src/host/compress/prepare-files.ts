import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { inParallel } from "../../shared/in-parallel"
import type { Encoding } from "../../shared/server-manifest"
import { inlineScriptHashes } from "../policies/inline-scripts"
import { compressFile, isCompressible, type Quality, qualityFor, suffixes } from "./compress-file"

/** What a host cannot see from a file's name. */
export type FileFacts = {
  readonly hash: string
  readonly size: number
  readonly modified: string
  readonly encodings: readonly Encoding[]
  /** The hashes of the scripts that stand in it, where it is a document. */
  readonly scripts: readonly string[]
}

type Found = { readonly file: string; readonly path: string; readonly size: number; readonly time: number }
type Kept = FileFacts & { readonly time: number; readonly quality: Quality }

// A build that follows another one without `gatsby clean` leaves most files as they are.
const keptFile = ".cache/prepared-files.json"

const keptFacts = (): ReadonlyMap<string, Kept> => {
  try {
    return new Map(JSON.parse(readFileSync(keptFile, "utf8")) as [string, Kept][])
  } catch {
    // The first build, or one that was cut short.
    return new Map()
  }
}

const find = async (file: string): Promise<Found> => {
  const path = join("public", file)
  const { size, mtimeMs: time } = await stat(path)
  return { file, path, size, time }
}

// What can be taken over, if the file itself is the same.
const isWhole = (kept: Kept | undefined, path: string, quality: Quality): kept is Kept =>
  kept?.quality === quality && kept.encodings.every(encoding => existsSync(`${path}${suffixes[encoding]}`))

const prepare = async (
  { file, path, size, time }: Found,
  quality: Quality,
  before: Kept | undefined,
): Promise<Kept> => {
  const kept = isWhole(before, path, quality) ? before : undefined
  if (kept?.size === size && kept.time === time) return kept
  const bytes = await readFile(path)
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16)
  // Gatsby writes all pages anew when it stitches slices; most come out as they were.
  if (kept?.hash === hash) return { ...kept, time }
  return {
    hash,
    size,
    modified: new Date(time).toUTCString(),
    encodings: isCompressible(file, size) ? await compressFile(path, bytes, quality) : [],
    scripts: file.endsWith(".html") ? inlineScriptHashes(bytes.toString()) : [],
    time,
    quality,
  }
}

// While some are compressed, others are read and written.
const atOnce = 4 * availableParallelism()

/**
 * Looks at built files and compresses those that gain by it, several at a time. What the last build prepared and this
 * one left alone is taken over.
 * @param files names relative to `public/`
 */
export const prepareFiles = async (files: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> => {
  const found = await inParallel(files, atOnce, find)
  const total = found.reduce((sum, { file, size }) => sum + (isCompressible(file, size) ? size : 0), 0)
  const kept = keptFacts()
  const facts = await inParallel(
    found,
    atOnce,
    async (next): Promise<[string, Kept]> => [
      next.file,
      await prepare(next, qualityFor(next.file, total), kept.get(next.file)),
    ],
  )
  writeFileSync(keptFile, JSON.stringify(facts))
  return new Map(facts)
}
