import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Encoding } from "../../../api/server/manifest"

/** What a host cannot see from a file's name. */
export type FileFacts = {
  readonly hash: string
  readonly size: number
  readonly modified: string
  readonly encodings: readonly Encoding[]
}

const describeFile = async (file: string): Promise<FileFacts> => {
  const path = join("public", file)
  const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)])
  return {
    hash: createHash("sha256").update(bytes).digest("base64url").slice(0, 16),
    size: bytes.length,
    modified: mtime.toUTCString(),
    encodings: [],
  }
}

/** Looks at built files. @param files relative to `public/` */
export const factsOf = async (files: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> => {
  const facts = new Map<string, FileFacts>()
  for (const file of files) facts.set(file, await describeFile(file))
  return facts
}
