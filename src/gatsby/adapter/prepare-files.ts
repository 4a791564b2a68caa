import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { Encoding } from "../../../api/server/manifest"
import { compressFile, isCompressible, type Quality, qualityFor } from "./compress-file"

/** What a host cannot see from a file's name. */
export type FileFacts = {
  readonly hash: string
  readonly size: number
  readonly modified: string
  readonly encodings: readonly Encoding[]
}

type Found = { readonly file: string; readonly path: string; readonly size: number; readonly mtime: Date }

const find = async (file: string): Promise<Found> => {
  const path = join("public", file)
  const { size, mtime } = await stat(path)
  return { file, path, size, mtime }
}

const prepare = async ({ file, path, size, mtime }: Found, quality: Quality): Promise<FileFacts> => {
  const bytes = await readFile(path)
  return {
    hash: createHash("sha256").update(bytes).digest("base64url").slice(0, 16),
    size,
    modified: mtime.toUTCString(),
    encodings: isCompressible(file, size) ? await compressFile(path, bytes, quality) : [],
  }
}

/**
 * Looks at built files and compresses those that gain by it, as many at a time as there are processors.
 * @param files names relative to `public/`
 */
export const prepareFiles = async (files: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> => {
  const found: Found[] = []
  for (const file of files) found.push(await find(file))
  const total = found.reduce((sum, { file, size }) => sum + (isCompressible(file, size) ? size : 0), 0)
  const facts = new Map<string, FileFacts>()
  const waiting = found.values()
  const work = async () => {
    for (const next of waiting) facts.set(next.file, await prepare(next, qualityFor(total)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return facts
}
