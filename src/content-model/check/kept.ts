import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const digest = (...texts: (string | Buffer)[]): string => {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text)
  return hash.digest("base64url")
}

/** What findings depend on beside what is looked at: the programs that find them. */
const programs = (root: string): string => {
  const folders = ["src/content-model/check", "src/content-model/read", "src/markdown"]
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder)).map(name => join(root, folder, name)),
  )
  return digest(...[...files, join(root, "package-lock.json")].map(file => readFileSync(file)))
}

type Stored<T> = { programs: string; findings: Record<string, T> }

// Beside what other tools keep there; `gatsby clean` leaves it alone.
const folderIn = (root: string) => join(root, "node_modules/.cache/content-check")

const readStored = <T>(root: string, name: string): Map<string, T> => {
  try {
    const stored = JSON.parse(readFileSync(join(folderIn(root), `${name}.json`), "utf8")) as Stored<T>
    return new Map(stored.programs === programs(root) ? Object.entries(stored.findings) : [])
  } catch {
    // The first check, or a copy of the content without the project.
    return new Map()
  }
}

const writeStored = <T>(root: string, name: string, findings: ReadonlyMap<string, T>): void => {
  try {
    const stored: Stored<T> = { programs: programs(root), findings: Object.fromEntries(findings) }
    mkdirSync(folderIn(root), { recursive: true })
    writeFileSync(join(folderIn(root), `${name}.json`), JSON.stringify(stored))
  } catch {
    // Where nothing can be kept the next check takes its time again.
  }
}

/** What earlier checks found, by what they looked at. */
export type Kept<T> = {
  find: (seen: string) => T | undefined
  add: (seen: string, finding: T) => void
  /** Keeps what was found or added for the next check, and forgets the rest. */
  write: () => void
}

// In `gatsby develop` the check runs with every change.
const inMemory = new Map<string, ReadonlyMap<string, unknown>>()

/**
 * Keeps findings in memory and below `node_modules/.cache` for the next check (docs/decisions/0024-judgements-kept.md).
 * @param name of the kind of findings
 */
export const keptOf = <T>(root: string, name: string): Kept<T> => {
  const place = join(root, name)
  const known = (inMemory.get(place) as ReadonlyMap<string, T>) ?? readStored<T>(root, name)
  const used = new Map<string, T>()
  return {
    find: seen => {
      const key = digest(seen)
      const finding = used.get(key) ?? known.get(key)
      if (finding !== undefined) used.set(key, finding)
      return finding
    },
    add: (seen, finding) => used.set(digest(seen), finding),
    write: () => {
      inMemory.set(place, used)
      if (used.size !== known.size || [...used.keys()].some(key => !known.has(key)))
        writeStored(root, name, used)
    },
  }
}
