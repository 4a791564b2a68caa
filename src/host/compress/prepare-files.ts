import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { inParallel } from "../../shared/in-parallel"
import { type Encoding, encodings } from "../../shared/server-manifest"
import { inlineScriptHashes } from "../policies/inline-scripts"
import { compressFile, isCompressible, keptName, qualityFor } from "./compress-file"
import { fileHash } from "./file-hash"

/** What a host cannot see from a file's name. */
export type FileFacts = {
  readonly hash: string
  readonly size: number
  readonly modified: string
  readonly encodings: readonly Encoding[]
  /** The hashes of the scripts that stand in it, where it is a document. */
  readonly scripts: readonly string[]
}

// A build that follows another one without `gatsby clean` finds here what that one compressed, by content, the day on which
// each content was new, and the scripts in it.
const store = ".cache/compressed"
const contentsFile = ".cache/contents.json"

type Content = { modified: string; scripts?: readonly string[] }

const knownContents = (): ReadonlyMap<string, Content> => {
  try {
    return new Map(JSON.parse(readFileSync(contentsFile, "utf8")) as [string, Content][])
  } catch {
    // The first build, or one that was cut short.
    return new Map()
  }
}

// While some are compressed, others are read and written.
const atOnce = 4 * availableParallelism()

/**
 * Looks at built files and compresses those that gain by it, several at a time. What an earlier build compressed is taken
 * over; what no file contains any more is forgotten.
 * @param files names relative to `public/`
 */
export const prepareFiles = async (files: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> => {
  mkdirSync(store, { recursive: true })
  const found = files.map(file => ({ file, ...sizeAndDay(file) }))
  const total = found.reduce((sum, { file, size }) => sum + (isCompressible(file, size) ? size : 0), 0)
  const contents = knownContents()
  const kept = new Set<string>()
  const facts = await inParallel(found, atOnce, async ({ file, size, day }): Promise<[string, FileFacts]> => {
    const path = join("public", file)
    const bytes = readFileSync(path)
    const hash = fileHash(bytes)
    const quality = qualityFor(file, total)
    for (const encoding of encodings) kept.add(keptName(hash, quality, encoding))
    const made = isCompressible(file, size) ? await compressFile(path, { bytes, hash }, quality, store) : []
    const known = contents.get(hash)
    const modified = known?.modified ?? day
    const scripts = isDocument(file) ? (known?.scripts ?? inlineScriptHashes(bytes.toString())) : []
    return [file, { hash, size, modified, encodings: made, scripts }]
  })
  for (const name of readdirSync(store)) if (!kept.has(name)) rmSync(join(store, name))
  const now = facts.map(([file, { hash, modified, scripts }]): [string, Content] => [
    hash,
    isDocument(file) ? { modified, scripts } : { modified },
  ])
  writeFileSync(contentsFile, JSON.stringify(now))
  return new Map(facts)
}

const isDocument = (file: string): boolean => file.endsWith(".html")

const sizeAndDay = (file: string): { size: number; day: string } => {
  const { size, mtime } = statSync(join("public", file))
  return { size, day: mtime.toUTCString() }
}
