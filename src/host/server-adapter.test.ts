import type { RoutesManifest } from "gatsby"
import { buildManifest } from "./server-adapter"

const site = { brand: "A & B", url: "https://a.test", sample: false, timeZone: "UTC", email: "a@a.test" }

const build = (...routes: object[]) =>
  buildManifest({
    site,
    routes: routes as unknown as RoutesManifest,
    policies: new Map(),
    prepared: new Map(),
    statuses: {},
    headers: [],
  })

test("a page for unknown paths that was not built stops the build", () => {
  const rule = { type: "redirect", path: "/*", toPath: "/404.html", status: 404, headers: [] }
  expect(() => build(rule)).toThrow("/404.html was not built")
})
