import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { keptOf } from "./kept"

const made: string[] = []
const project = () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"))
  made.push(root)
  for (const file of ["check/a.ts", "read/b.ts", "../markdown/c.ts"].map(name => `src/content-model/${name}`))
    write(root, file, "one")
  write(root, "package-lock.json", "{}")
  return root
}
const write = (root: string, file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
// Another process knows what is written, and nothing else.
const elsewhere = (root: string) => {
  const copy = mkdtempSync(join(tmpdir(), "kept-"))
  made.push(copy)
  cpSync(root, copy, { recursive: true })
  return copy
}

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true })
})

test("what was found is known to the next check, in this process and in another", () => {
  const root = project()
  const kept = keptOf<number>(root, "words")
  expect(kept.find("a text")).toBeUndefined()
  kept.add("a text", 2)
  kept.write()
  expect(keptOf<number>(root, "words").find("a text")).toBe(2)
  expect(keptOf<number>(elsewhere(root), "words").find("a text")).toBe(2)
  expect(keptOf<number>(root, "letters").find("a text")).toBeUndefined()
})

test("what is not asked for again is forgotten", () => {
  const root = project()
  const first = keptOf<number>(root, "words")
  first.add("stays", 1)
  first.add("goes", 1)
  first.write()
  const second = keptOf<number>(root, "words")
  second.find("stays")
  second.write()
  const third = keptOf<number>(elsewhere(root), "words")
  expect([third.find("stays"), third.find("goes")]).toEqual([1, undefined])
})

test("other programs find other things", () => {
  const root = project()
  const kept = keptOf<number>(root, "words")
  kept.add("a text", 2)
  kept.write()
  const changed = elsewhere(root)
  write(changed, "src/markdown/c.ts", "two")
  expect(keptOf<number>(changed, "words").find("a text")).toBeUndefined()
})

test("nothing is written where nothing is new, nor where there is no project", () => {
  const root = project()
  const kept = keptOf<number>(root, "words")
  kept.add("a text", 2)
  kept.write()
  const file = join(root, "node_modules/.cache/content-check/words.json")
  expect(existsSync(file)).toBe(true)
  rmSync(file)
  const again = keptOf<number>(root, "words")
  again.find("a text")
  again.write()
  expect(existsSync(file)).toBe(false)
  const nowhere = mkdtempSync(join(tmpdir(), "kept-"))
  made.push(nowhere)
  const lost = keptOf<number>(nowhere, "words")
  lost.add("a text", 2)
  lost.write()
  expect(existsSync(join(nowhere, "node_modules"))).toBe(false)
})
