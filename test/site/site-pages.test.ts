import { readFileSync } from "node:fs"
import { indexContent } from "../../src/content-model/check/content-index"
import { readContent } from "../../src/content-model/read/read-content"
import { manifestFile, type ServerManifest } from "../../src/shared/server-manifest"
import { fileOf, linkTag, parseHtml } from "../support/documents"

type Page = { readonly path: string; readonly status: number; readonly canonical: string }

const lines = (pages: readonly Page[]) =>
  pages.map(({ path, status, canonical }) => `${status} ${path} ${canonical}`).sort()

test("the build has exactly the pages that the content check knows, each with its status and canonical", () => {
  const { sitePages } = indexContent(readContent("."))
  const published = sitePages.filter(({ text }) => text?.isListed !== false)
  const { files }: ServerManifest = JSON.parse(readFileSync(manifestFile, "utf8"))
  const built = files
    .filter(({ file, path }) => file.endsWith(".html") && path !== "/admin")
    .map(({ path, status }) => {
      const [html = ""] = readFileSync(fileOf(path), "utf8").split("</head>")
      const url = linkTag({ path, html, root: parseHtml(html) }, "canonical")
      return { path, status, canonical: url ? new URL(url).pathname : path }
    })
  expect(lines(built)).toEqual(lines(published))
})
