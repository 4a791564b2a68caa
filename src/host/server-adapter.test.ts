import type { RoutesManifest } from "gatsby"
import { ownSite } from "../../test/publishing/small-build"
import { buildManifest } from "./server-adapter"

const build = (...routes: object[]) =>
  buildManifest({
    site: ownSite,
    routes: routes as unknown as RoutesManifest,
    policies: new Map(),
    prepared: new Map(),
    common: [],
  })

test("a page for unknown paths that was not built stops the build", () => {
  const rule = { type: "redirect", path: "/*", toPath: "/404.html", status: 404, headers: [] }
  expect(() => build(rule)).toThrow("/404.html was not built")
})
