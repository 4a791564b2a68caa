import { createHash } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readSite } from "../../api/server/current-release"
import type { SiteOnDisk } from "../../api/server/serve-site"
import { inlineScriptHashes } from "../../src/host/content-security-policy"
import { type PageResult, pageHash, pageHashAttribute } from "../../src/shared/hash"
import {
  type FileRoute,
  manifestFile,
  type ServerManifest,
  type SiteIdentity,
} from "../../src/shared/server-manifest"

const revalidate = "public, max-age=0, must-revalidate"
const immutable = "public, max-age=31536000, immutable"
const origin = "https://site.example"

export const ownSite: SiteIdentity = {
  brand: "Own Site",
  url: origin,
  sample: false,
  timeZone: "UTC",
  email: "owner@site.test",
}

/** A small site: the content of `main` by path. */
export type SmallSite = Readonly<Record<string, string>>

const resultOf = (main: string): PageResult => ({ data: { main }, pageContext: {} })

const page = (path: string, main: string, build: string): string =>
  `<!DOCTYPE html><html lang="en" ${pageHashAttribute}="${pageHash(resultOf(main))}"><head><title>${path}</title></head><body style="margin:0"><main>${main}</main>` +
  `<script>window.pagePath="${path}";window.___webpackCompilationHash="${build}";</script>` +
  `<script src="/app-${build}.js" async></script></body></html>`

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml",
  txt: "text/plain",
}

/** A file of a manifest. */
export const fileRoute = (path: string, more: Partial<FileRoute> = {}): FileRoute => ({
  ...{ path, file: path.slice(1), status: 200, headers: {}, hash: "h", size: 6 },
  ...{ modified: "Sun, 22 Nov 2026 00:00:00 GMT", encodings: [], ...more },
})

const fileOf = (path: string): string =>
  /\.\w+$/.test(path) ? path.slice(1) : join(path.slice(1), "index.html")

const routeOf = (path: string, text: string): FileRoute => {
  const file = fileOf(path)
  const isHashed = /-[0-9a-f]+\.js$/.test(path)
  const policy = `script-src 'self' ${inlineScriptHashes(text).join(" ")}; style-src 'self' 'unsafe-inline'`
  return fileRoute(path, {
    file,
    status: path.endsWith("404.html") ? 404 : 200,
    headers: {
      "content-type": types[file.split(".").at(-1) ?? ""] ?? "",
      "cache-control": isHashed ? immutable : revalidate,
      ...(file.endsWith(".html") && { "content-security-policy": policy }),
    },
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    size: Buffer.byteLength(text),
  })
}

const feeds = (paths: readonly string[]): SmallSite => ({
  "/sitemap-index.xml": `<sitemapindex><sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  "/sitemap-0.xml": `<urlset>${paths.map(path => `<url><loc>${origin}${path}</loc></url>`).join("")}</urlset>`,
  "/rss.xml": '<rss version="2.0"><channel><title>Site</title></channel></rss>',
  "/feed.json": '{"version":"https://jsonfeed.org/version/1.1","items":[]}',
})

/**
 * Writes content and a build's `public/` and manifest into a project.
 * @param pages by path, including `/`
 * @param build the name of its scripts
 * @param site whose build it is
 */
export const writeBuild = (project: string, pages: SmallSite, build = "aa01", site = ownSite): SiteOnDisk => {
  const documents = { ...pages, "/404.html": "<p>Not found</p>" }
  const texts: SmallSite = {
    ...Object.fromEntries(
      Object.entries(documents).flatMap(([path, main]) => [
        [path, page(path, main, build)],
        [
          `/page-data${path === "/" ? "/index" : path}/page-data.json`,
          JSON.stringify({ path, result: resultOf(main) }),
        ],
      ]),
    ),
    ...feeds(Object.keys(pages)),
    "/robots.txt": "User-agent: *",
    "/page-data/app-data.json": JSON.stringify({ webpackCompilationHash: build }),
    [`/app-${build}.js`]: `console.log("${build}")`,
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  for (const [path, text] of Object.entries(texts)) write(join("public", fileOf(path)), text)
  const manifest: ServerManifest = {
    version: 1,
    site,
    headers: { "x-content-type-options": "nosniff" },
    files: Object.entries(texts).map(([path, text]) => routeOf(path, text)),
    notFound: [{ below: "/", file: "404.html" }],
    redirects: [],
  }
  write("content/site.json", JSON.stringify(ownSite))
  write(manifestFile, JSON.stringify(manifest))
  return readSite(project)
}

/** Pages that link to each other. */
export const somePages: SmallSite = {
  "/": '<a href="/about">About</a><img src="/robots.txt"><form action="/api/contact"></form>',
  "/about": '<a href="/">Home</a> <a href="https://other.example/">Elsewhere</a>',
}
