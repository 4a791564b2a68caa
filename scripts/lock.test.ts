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

// A bundled package is covered by the hash of the package that contains it.
test("every package in the lock file has an integrity hash", () => {
  expect(entries.flatMap(([path, { integrity, inBundle }]) => (integrity || inBundle ? [] : path))).toEqual(
    [],
  )
})

test("the lock file names no registry, so any can be used", () => {
  expect(entries.flatMap(([path, { resolved }]) => (resolved ? path : []))).toEqual([])
})

// npm silently omits what its registry lacks, and `npm ci` then rejects the lock file.
test("the lock file has the packages of every platform", () => {
  const listed = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, "")))
  const wanted = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map(name => ({ by: path, name })),
  )
  expect(wanted.filter(({ name }) => !listed.has(name))).toEqual([])
})
