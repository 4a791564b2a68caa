import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type BodyFacts, bodyFacts } from "./body-facts"

const digest = (...texts: (string | Buffer)[]): string => {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text)
  return hash.digest("base64url")
}

/** What facts depend on beside the body: the programs that find them. */
const programs = (root: string): string => {
  const folders = ["src/content-model/check", "src/content-model/read", "src/markdown"]
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder)).map(name => join(root, folder, name)),
  )
  return digest(...[...files, join(root, "package-lock.json")].map(file => readFileSync(file)))
}

type Kept = { programs: string; facts: Record<string, BodyFacts> }

// Beside what other tools keep there; `gatsby clean` leaves it alone.
const fileIn = (root: string) => join(root, "node_modules/.cache/content-check.json")

const readKept = (root: string): Map<string, BodyFacts> => {
  try {
    const kept = JSON.parse(readFileSync(fileIn(root), "utf8")) as Kept
    return new Map(kept.programs === programs(root) ? Object.entries(kept.facts) : [])
  } catch {
    // The first check, or a copy of the content without the project.
    return new Map()
  }
}

const writeKept = (root: string, facts: ReadonlyMap<string, BodyFacts>): void => {
  try {
    const kept: Kept = { programs: programs(root), facts: Object.fromEntries(facts) }
    mkdirSync(join(root, "node_modules/.cache"), { recursive: true })
    writeFileSync(fileIn(root), JSON.stringify(kept))
  } catch {
    // Where nothing can be kept the next check takes its time again.
  }
}

// In `gatsby develop` the check runs with every change.
const inMemory = new Map<string, Map<string, BodyFacts>>()

/**
 * The facts of bodies, each read and judged once while it does not change: a body takes some 10 ms, and thousands of them
 * minutes (docs/decisions/0024-judgements-kept.md).
 */
export const keptFacts = (root: string) => {
  const known = inMemory.get(root) ?? readKept(root)
  inMemory.set(root, known)
  const used = new Map<string, BodyFacts>()
  let isChanged = false
  return {
    factsOf: (body: string): BodyFacts => {
      const key = digest(body)
      const facts = used.get(key) ?? known.get(key) ?? bodyFacts(body)
      if (!known.has(key) && !used.has(key)) isChanged = true
      used.set(key, facts)
      return facts
    },
    /** Keeps what was used, for the next check, and forgets the rest. */
    keep: (): void => {
      if (!isChanged && used.size === known.size) return
      inMemory.set(root, used)
      writeKept(root, used)
    },
  }
}
