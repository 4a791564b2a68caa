import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { SiteOnDisk } from "../api/server/serve-site"
import { somePages, writeBuild } from "../test/publishing/small-build"
import { temporaryFolder } from "../test/support/temporary-folder"
import { verify } from "./verify"

let site: SiteOnDisk

beforeEach(() => {
  site = writeBuild(temporaryFolder(), somePages)
})

const read = (file: string) => readFileSync(join(site.root, "public", file), "utf8")
const write = (file: string, text: string) => {
  mkdirSync(join(site.root, "public"), { recursive: true })
  writeFileSync(join(site.root, "public", file), text)
}

/** Changes a file as if the build had written it so. */
const replace = (file: string, from: string, to: string) => () => {
  const text = read(file).replace(from, to)
  write(file, text)
  const files = site.manifest.files.map(route =>
    route.file === file ? { ...route, size: Buffer.byteLength(text) } : route,
  )
  site = { ...site, manifest: { ...site.manifest, files } }
}

const without = (path: string) => {
  const files = site.manifest.files.filter(route => route.path !== path)
  site = { ...site, manifest: { ...site.manifest, files } }
}

const problems = () => verify({ site, current: undefined, bytes: 0, newBytes: 0 }, { allowGone: false })

const page = "about/index.html"
const data = "page-data/about/page-data.json"

test.each<[string, () => void, RegExp]>([
  [
    "a truncated file",
    () => write(page, read(page).slice(0, 50)),
    /^\/about: its file has 50 bytes, expected \d+$/,
  ],
  ["a missing file", () => rmSync(join(site.root, "public/rss.xml")), /^\/rss\.xml: its file is missing$/],
  ["a site without a home page", () => without("/"), /^\/about: links to \/, which is not on the site$/],
  [
    "a document of another build",
    replace(page, 'Hash="aa01"', 'Hash="bb02"'),
    /^\/about: is from the build bb02, its data from aa01$/,
  ],
  [
    "a document that differs from its data",
    replace(data, "Home", "Start"),
    /^\/about: does not match \/page-data\/about\/page-data\.json$/,
  ],
  [
    "a page without data",
    () => {
      without(`/${data}`)
      rmSync(join(site.root, "public", data))
    },
    /^\/about: \/page-data\/about\/page-data\.json is missing$/,
  ],
  [
    "a build that does not say which it is",
    () => {
      without("/page-data/app-data.json")
      rmSync(join(site.root, "public/page-data/app-data.json"))
    },
    /^\/page-data\/app-data\.json: is missing$/,
  ],
  [
    "a dead link",
    replace(page, 'href="/"', 'href="/abuot?x=1"'),
    /^\/about: links to \/abuot\?x=1, which is not on the site$/,
  ],
  [
    "a picture with a missing size",
    replace("index.html", "<img", '<img srcset="/robots.txt 1x, /none.png 2x"'),
    /^\/: links to \/none\.png, which is not on the site$/,
  ],
  [
    "a feed that is not XML",
    replace("rss.xml", "</channel>", ""),
    /^\/rss\.xml: cannot be read: Unexpected close tag/,
  ],
  ["a feed that is not JSON", replace("feed.json", "{", ""), /^\/feed\.json: cannot be read: /],
  [
    "an address in the sitemap without a page",
    replace("sitemap-0.xml", "/about<", "/missing<"),
    /^\/sitemap-0\.xml: lists \/missing, which is not a page$/,
  ],
])("%s is reported", async (_, damage, expected) => {
  damage()
  expect(await problems()).toContainEqual(expect.stringMatching(expected))
})

test("a link with a bare percent sign does not stop the crawl", async () => {
  replace(page, 'href="/"', 'href="/downloads/50%-off.pdf"')()
  expect(await problems()).toEqual(["/about: links to /downloads/50%-off.pdf, which is not on the site"])
})

test("a long list of problems is shortened", async () => {
  const links = Array.from({ length: 50 }, (_, i) => `<a href="/no/${i}">No</a>`).join("")
  replace("index.html", "</main>", `${links}</main>`)()
  const found = await problems()
  expect(found).toHaveLength(21)
  expect(found.at(-1)).toBe("and 30 more")
})
