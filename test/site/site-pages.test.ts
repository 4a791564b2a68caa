import { readFileSync } from "node:fs"
import { indexContent } from "../../src/content-model/check/content-index"
import { readContent } from "../../src/content-model/read/read-content"
import { manifestFile, type ServerManifest } from "../../src/shared/server-manifest"

test("the build has exactly the pages that the content check knows, each with its status", () => {
  const { sitePages } = indexContent(readContent("."))
  const published = sitePages.filter(({ post }) => post?.isListed !== false)
  const { files }: ServerManifest = JSON.parse(readFileSync(manifestFile, "utf8"))
  const built = files.filter(({ file, path }) => file.endsWith(".html") && path !== "/admin")
  const sorted = (pages: readonly { path: string; status: number }[]) =>
    pages.map(({ path, status }) => `${status} ${path}`).sort()
  expect(sorted(built)).toEqual(sorted(published))
})
