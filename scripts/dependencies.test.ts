import { readFileSync } from "node:fs"

type Manifest = Readonly<Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>>

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest
const [, site = "", work = ""] = readFileSync("docs/dependencies.md", "utf8").split(/^## /m)

/** The packages of one table: the names in its first column. */
const rowsOf = (section: string) => [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name).sort()

test("every direct dependency has a row in docs/dependencies.md, and no row is of one that is gone", () => {
  expect(rowsOf(site)).toEqual(Object.keys(manifest.dependencies).sort())
  expect(rowsOf(work)).toEqual(Object.keys(manifest.devDependencies).sort())
})
