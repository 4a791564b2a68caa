import { posix } from "node:path"
import { strayProblem } from "../read/file-kinds"
import type { Problem } from "../report/problems"
import { isMarkdownFolder } from "../types/content-types"
import { pictureFields } from "./images"
import { decode } from "./link-address"
import type { Site } from "./site-model"

/** The files below `content/` that texts link to or show. */
const usedFiles = (site: Site): Set<string> =>
  new Set(
    site.markdown.flatMap(source => {
      const { links, images } = site.factsOf(source)
      const picture = source.data[pictureFields[source.kind] ?? ""]
      const cover = typeof picture === "string" ? [picture] : []
      return [...links.map(({ href }) => href), ...images.map(({ src }) => src), ...cover]
        .filter(address => !/^(\/|#|[a-z][a-z0-9+.-]*:)/i.test(address))
        .map(address => posix.join(source.folder, decode(address.replace(/[?#].*$/, ""))))
    }),
  )

const wordFiles = (site: Site, used: ReadonlySet<string>): Problem[] =>
  [...site.contentFiles].flatMap(file => {
    const message = strayProblem(file.slice("content/".length))
    return message && !used.has(file) ? [{ file, message }] : []
  })

/** Folders in which images lie and no text. */
const emptyFolders = (site: Site, used: ReadonlySet<string>): Problem[] => {
  const folders = new Map<string, string[]>()
  for (const file of site.contentFiles) {
    const [, kind = "", folder, name] = file.split("/")
    if (!isMarkdownFolder(kind) || !folder || !name) continue
    const path = `content/${kind}/${folder}`
    folders.set(path, [...(folders.get(path) ?? []), file])
  }
  return [...folders].flatMap(([path, files]) => {
    if (files.some(file => /\.(mdx?|markdown|txt)$/i.test(file) || used.has(file))) return []
    return [{ file: path, message: `the folder holds no text; expected the file ${path}/index.md` }]
  })
}

const builtFiles = [
  "robots.txt",
  "rss.xml",
  "feed.json",
  "404.html",
  "sitemap-index.xml",
  "sitemap-0.xml",
  "_headers",
  "_redirects",
]

/** Files below `static/` that a build would write over, or that nobody should be able to fetch. */
const staticFiles = ({ staticFiles: files }: Site, addresses: ReadonlySet<string>): Problem[] =>
  [...files].flatMap((path): Problem[] => {
    const file = `static${path}`
    const page = path.replace(/\/index\.html$/, "") || "/"
    if (builtFiles.includes(path.slice(1)) || (path.endsWith("/index.html") && addresses.has(page)))
      return [{ file, message: "the build writes a file of this name, so that this one is lost; rename it" }]
    return /\.(sql|bak|old|env|pem|key|p12|sqlite|db|log)$/i.test(path)
      ? [
          {
            file,
            message: "everyone can fetch this file, which looks private; remove it if it is",
            severity: "warning",
          },
        ]
      : []
  })

/** Images whose name differs in case alone from another, which some disks take for one. */
const sameNames = ({ contentFiles }: Site): Problem[] => {
  const seen = new Map<string, string>()
  return [...contentFiles].flatMap(file => {
    const other = seen.get(file.toLowerCase())
    seen.set(file.toLowerCase(), file)
    return other
      ? [{ file, message: `the name differs from ${other} in case alone; rename one of the two` }]
      : []
  })
}

/** Files that no page shows, though an editor may think so (docs/behaviour.md, "Content: files"). */
export const checkStrayFiles = (site: Site, addresses: ReadonlySet<string>): Problem[] => {
  const used = usedFiles(site)
  return [
    ...wordFiles(site, used),
    ...emptyFolders(site, used),
    ...staticFiles(site, addresses),
    ...sameNames(site),
  ]
}
