import { existsSync, readdirSync, readFileSync } from "node:fs"
import { rawGet } from "../support/raw-request"
import { sharedSite } from "../support/server/shared"

const site = sharedSite()

const links = (file: string): string[] => [
  `/${file}`,
  `/../${file}`,
  `/static/../../${file}`,
  `/%2e%2e/${file}`,
  `/%2e%2e%2f${file}`,
  `/..%2f${file}`,
  `/%252e%252e%252f${file}`,
  `/..%5c${file}`,
  `/..\\${file}`,
  `/....//${file}`,
  `/static/..;/..;/${file}`,
  `/about/%00/../../../${file}`,
  `/${file}%00.html`,
  `/%c0%ae%c0%ae/${file}`,
  `//${file}`,
  `/./${file}`,
  `http://other.example/../${file}`,
  `file:///${file}`,
]

const privateFiles = [
  "package.json",
  ".env",
  ".git/config",
  ".cache/server-manifest.json",
  ".cache/functions/contact.js",
  "data/enquiries.db",
  "etc/passwd",
]

test.each(privateFiles)("%s cannot be read by any path", async file => {
  for (const path of links(file)) {
    const { status } = await rawGet(site.url, path)
    expect([path, [400, 404].includes(status)]).toEqual([path, true])
  }
})

test("internal build files in public/ are not served", async () => {
  const left = [
    "index.html.br",
    "about/index.html.gz",
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/slices/_gatsby-scripts-1.html",
  ]
  for (const file of left) {
    expect([file, existsSync(`public/${file}`)]).toEqual([file, true])
    expect([file, (await rawGet(site.url, `/${file}`)).status]).toEqual([file, 404])
  }
})

test("no public script reveals the build's folder", () => {
  const scripts = readdirSync("public").filter(name => name.endsWith(".js"))
  expect(scripts.filter(name => readFileSync(`public/${name}`, "utf8").includes(process.cwd()))).toEqual([])
})
