import { readFileSync } from "node:fs"

type Manifest = Readonly<Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>>

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest
const [, site = "", work = ""] = readFileSync("docs/dependencies.md", "utf8").split(/^## /m)

/** The names with which an item of the list begins, of which it may have several. */
const namesIn = (section: string) =>
  [...section.matchAll(/^- (`.*?`): /gm)].flatMap(([, names = ""]) => names.slice(1, -1).split("`, `")).sort()

test("docs/dependencies.md lists exactly the direct dependencies", () => {
  expect(namesIn(site)).toEqual(Object.keys(manifest.dependencies).sort())
  expect(namesIn(work)).toEqual(Object.keys(manifest.devDependencies).sort())
})
