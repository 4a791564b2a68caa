import { readdirSync } from "node:fs"
import type { RoutesManifest } from "gatsby"
import { withSiteHeaders } from "./site-headers"

const cacheOf = (path: string): string | undefined => {
  const route = { type: "static", path, filePath: `public${path}`, headers: [] }
  const [found] = withSiteHeaders([route] as RoutesManifest, "https://site.example")
  const headers = found && "headers" in found ? found.headers : []
  return headers.find(({ key }) => key === "cache-control")?.value
}

test("fonts that are named after their content are kept for a year, an owner's own is not", () => {
  const [own = ""] = readdirSync("static/fonts")
  expect(cacheOf(`/fonts/${own}`)).toContain("immutable")
  expect(cacheOf("/fonts/own.woff2") ?? "").not.toContain("immutable")
})
