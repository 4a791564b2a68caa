import type { RoutesManifest } from "gatsby"
import { withStatuses } from "./with-statuses"

const page = (path: string) => ({ type: "static", path, filePath: `public${path}.html`, headers: [] })

test("pages that do not answer 200 have a rule that forces their status", () => {
  const routes = ["/about", "/blog/old", "/blog/404.html"].map(page) as RoutesManifest
  const rules = withStatuses(routes, ["old"]).filter(({ type }) => type === "redirect")
  expect(rules).toEqual([
    { type: "redirect", path: "/blog/old", toPath: "/blog/old", status: 410, force: true, headers: [] },
    {
      type: "redirect",
      path: "/blog/404.html",
      toPath: "/blog/404.html",
      status: 404,
      force: true,
      headers: [],
    },
  ])
  expect(withStatuses(routes, ["old"])).toEqual(expect.arrayContaining([...routes]))
})
