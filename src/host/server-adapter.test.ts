import type { RoutesManifest } from "gatsby"
import { buildManifest } from "./server-adapter"

const prepared = { hash: "h", size: 1, modified: "now", encodings: [] }
const page = (path: string, file: string): RoutesManifest[number] => ({
  type: "static",
  path,
  filePath: `public/${file}`,
  headers: [
    { key: "x-a", value: "1" },
    { key: "x-b", value: "of this page" },
  ],
})
const rule = (path: string, toPath: string, status: number): RoutesManifest[number] =>
  ({ type: "redirect", path, toPath, status, headers: [] }) as unknown as RoutesManifest[number]

const site = { brand: "A & B", url: "https://a.test", sample: false, timeZone: "UTC", email: "a@a.test" }

const build = (routes: RoutesManifest) =>
  buildManifest({
    site,
    routes,
    policies: new Map([["/blog/old", "the policy"]]),
    prepared: new Map(["blog/old/index.html", "404.html", "blog/404.html"].map(file => [file, prepared])),
    statuses: { "/blog/old": 410, "/404.html": 404, "/blog/404.html": 404 },
    headers: [{ key: "X-A", value: "1" }],
  })

const routes = [
  page("/blog/old", "blog/old/index.html"),
  page("/404.html", "404.html"),
  page("/blog/404.html", "blog/404.html"),
  page("/hidden", "hidden.html"),
  rule("/blog/*", "/blog/404.html", 404),
  rule("/*", "/404.html", 404),
  rule("/old", "/new", 301),
]

test("files have their status, policy and own headers", () => {
  const { headers, files } = build(routes)
  expect(headers).toEqual({ "x-a": "1" })
  expect(files.map(({ path, status }) => [path, status])).toEqual([
    ["/blog/old", 410],
    ["/404.html", 404],
    ["/blog/404.html", 404],
  ])
  expect(files[0]?.headers).toEqual({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "the policy",
    "x-b": "of this page",
  })
})

test("a build says whose site it is", () => {
  expect(build(routes).site).toEqual(site)
})

test("redirects come with the pages for unknown paths, the most specific first", () => {
  expect(build(routes)).toMatchObject({
    redirects: [{ from: "/old", to: "/new", status: 301 }],
    notFound: [
      { below: "/blog/", file: "blog/404.html" },
      { below: "/", file: "404.html" },
    ],
  })
})

test("a page for unknown paths that was not built stops the build", () => {
  expect(() => build([rule("/*", "/404.html", 404)])).toThrow("/404.html was not built")
})
