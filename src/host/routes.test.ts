import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { RoutesManifest } from "gatsby"
import { temporaryFolder } from "../../test/support/temporary-folder"
import {
  removeFormerFiles,
  type StaticRoute,
  servedRoutes,
  statusOfRoute,
  writeRedirectPages,
} from "./routes"

const file = (path: string, name: string) => ({
  type: "static",
  path,
  filePath: `public/${name}`,
  headers: [],
})
const home = process.cwd()
afterAll(() => process.chdir(home))

test("where builds are repeated, pages of former redirects and files that were in static/ are removed", () => {
  process.chdir(temporaryFolder())
  for (const folder of [".cache", "static/a", "public/a"]) mkdirSync(folder, { recursive: true })
  for (const path of ["static/a/50%.txt", "public/a/50%.txt"]) writeFileSync(path, "x")
  const move = { type: "redirect" as const, toPath: "/a", status: 301 as const, headers: [] }
  const redirects = ["/old.html", "/blog/old"].map(path => ({ ...move, path }))
  const guessed = { ...move, path: "/favicon.ico", toPath: "/favicon-32.png" }
  writeRedirectPages([...redirects, guessed], "https://x.example")
  expect(readFileSync("public/old.html", "utf8")).toContain("url=/a")
  const names = ["old.html", "blog/old/index.html", "a/50%.txt", "favicon.ico"]
  const built = () => names.filter(name => existsSync(`public/${name}`))
  expect(built()).toEqual(names.slice(0, 3))
  removeFormerFiles()
  expect(built()).toEqual([])
})

test("hidden files and compressed copies of a page that a former build had are not served; an owner's file is", () => {
  process.chdir(temporaryFolder())
  for (const folder of ["static", "public/gone", "public/static"]) mkdirSync(folder, { recursive: true })
  const names = [
    "a.html",
    ".htaccess",
    "a.html.br",
    "gone/index.html.br",
    "gone/index.html.gz",
    "own.csv.gz",
    "static/x.csv.gz",
  ]
  for (const name of names) writeFileSync(`public/${name}`, "x")
  writeFileSync("static/own.csv.gz", "x")
  writeFileSync("static/404.html", "x")
  const all = names.map(name => file(`/${name}`, name)) as RoutesManifest
  expect(servedRoutes(all).map(({ path }) => path)).toEqual(["/a.html", "/own.csv.gz", "/static/x.csv.gz"])
  const notices = ["404.html", "blog/404.html"].map(name => file(`/${name}`, name) as StaticRoute)
  expect(notices.map(statusOfRoute)).toEqual([200, 404])
})
