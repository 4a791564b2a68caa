import { readFileSync } from "node:fs"

type Entry = {
  readonly integrity?: string
  readonly inBundle?: boolean
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Readonly<Record<string, Entry>>
}
const entries = Object.entries(packages).filter(([path]) => path !== "")

// A bundled package comes inside another and is covered by that one's hash.
test("every package in the lock file is pinned by the hash of its contents", () => {
  expect(entries.flatMap(([path, { integrity, inBundle }]) => (integrity || inBundle ? [] : path))).toEqual(
    [],
  )
})

test("the lock file names no registry, so that it installs from whichever one the machine uses", () => {
  expect(entries.flatMap(([path, { resolved }]) => (resolved ? path : []))).toEqual([])
})

// npm silently omits what its registry lacks, and `npm ci` then rejects the lock file.
test("the packages of every platform are in the lock file, not those of the machine alone that wrote it", () => {
  const listed = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, "")))
  const wanted = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map(name => ({ by: path, name })),
  )
  expect(wanted.filter(({ name }) => !listed.has(name))).toEqual([])
})
