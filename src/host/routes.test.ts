import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { RoutesManifest } from "gatsby"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { expandRedirects } from "../shared/redirects"
import { pagePaths, removeFormerFiles, servedRoutes, withRedirects, writeRedirectPages } from "./routes"

const statuses = { "/seo/404.html": 404, "/blog/gone": 410 } as const

const file = (path: string, name: string) => ({
  type: "static",
  path,
  filePath: `public/${name}`,
  headers: [],
})
const routes = [
  file("/seo/a", "seo/a/index.html"),
  file("/seo/404.html", "seo/404.html"),
  file("/seo/a.png", "seo/a.png"),
  file("/blog/gone", "blog/gone/index.html"),
  { type: "redirect", path: "/*", toPath: "/404.html", status: 404, headers: [] },
] as RoutesManifest

test("a section redirect covers its pages, not files, error pages or retired addresses", () => {
  const sections = [
    { from: "/old/*", to: "/seo/*" },
    { from: "/notes/*", to: "/blog/*" },
  ]
  expect(expandRedirects(sections, pagePaths(routes, statuses))).toEqual([{ from: "/old/a", to: "/seo/a" }])
})

test("an address that programs guess leads elsewhere only if nothing is there", () => {
  const own = [...routes, file("/favicon.ico", "favicon.ico")] as RoutesManifest
  const [first, ...others] = withRedirects(own, [{ from: "/sitemap.xml", to: "/seo/a" }])
  expect(first).toMatchObject({ path: "/sitemap.xml", toPath: "/seo/a", status: 301, force: true })
  expect(others).toEqual(own)
})

const home = process.cwd()
afterAll(() => process.chdir(home))

test("where builds are repeated, pages of former redirects and files that were in static/ are removed", () => {
  process.chdir(temporaryFolder())
  for (const folder of [".cache", "static/a", "public/a"]) mkdirSync(folder, { recursive: true })
  for (const path of ["static/a/50%.txt", "public/a/50%.txt"]) writeFileSync(path, "x")
  const redirects = ["/old.html", "/blog/old"].map(from => ({ from, to: "/a" }))
  writeRedirectPages(redirects, "https://x.example")
  expect(readFileSync("public/old.html", "utf8")).toContain("url=/a")
  const built = () =>
    ["old.html", "blog/old/index.html", "a/50%.txt"].map(name => existsSync(`public/${name}`))
  expect(built()).toEqual([true, true, true])
  removeFormerFiles()
  expect(built()).toEqual([false, false, false])
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
  const all = names.map(name => file(`/${name}`, name)) as RoutesManifest
  expect(servedRoutes(all).map(({ path }) => path)).toEqual(["/a.html", "/own.csv.gz", "/static/x.csv.gz"])
})
