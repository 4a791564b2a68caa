import { readFileSync } from "node:fs"
import { templateOf } from "../../src/browser/template-of"
import { isAmpPath } from "../../src/shared/addresses"
import { expectedStatus, sitePaths } from "../support/site-paths"

const json = (file: string) => JSON.parse(readFileSync(`public/${file}`, "utf8"))

const scripts = Object.keys(json("chunk-map.json"))
const paths = sitePaths().filter(path => expectedStatus(path) === 200 && !isAmpPath(path))

test.each(paths)("%s: the address tells which script shows the page", path => {
  const { componentChunkName } = json(`page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`)
  expect(templateOf(path, name => scripts.includes(name))).toBe(componentChunkName)
})

test("further pages of listings have the script of their first one", () => {
  const guess = (path: string) => templateOf(path, name => scripts.includes(name))
  for (const listing of ["/blog", "/analytics", "/tag/seo"])
    expect(guess(`${listing}/page/2`)).toBe(guess(listing))
})
