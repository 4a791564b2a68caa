import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type MadeSite, makeSite } from "../releases/make-site"
import { emptyProject, somePages, writeBuild } from "../testing/small-build"
import { checkCandidate } from "./check-candidate"

let made: MadeSite

beforeEach(async () => {
  const project = emptyProject()
  made = await makeSite(writeBuild(project, somePages), undefined, join(project, "made"))
})

const read = (file: string) => readFileSync(join(made.root, "public", file), "utf8")
const write = (file: string, text: string) => {
  mkdirSync(join(made.root, "public"), { recursive: true })
  writeFileSync(join(made.root, "public", file), text)
}

/** Changes a file as if the build had written it so. */
const change = (file: string, edit: (text: string) => string) => {
  const text = edit(read(file))
  write(file, text)
  const files = made.manifest.files.map(route =>
    route.file === file ? { ...route, size: Buffer.byteLength(text), hash: "" } : route,
  )
  made = { ...made, manifest: { ...made.manifest, files } }
}

const without = (path: string) => {
  const files = made.manifest.files.filter(route => route.path !== path)
  made = { ...made, manifest: { ...made.manifest, files } }
}

// As if it had been there before, so that its bytes are not counted again.
const problems = async () => (await checkCandidate({ site: made, before: made, allowGone: false })).problems

test("a sound build is let through", async () => {
  expect(await checkCandidate({ site: made, allowGone: false })).toEqual({ problems: [], warnings: [] })
})

test.each<[string, () => void, RegExp]>([
  [
    "a file that is cut short",
    () => write("about/index.html", read("about/index.html").slice(0, 50)),
    /^\/about: its file has 50 bytes, and is to have \d+$/,
  ],
  [
    "a file that is missing",
    () => rmSync(join(made.root, "public/rss.xml")),
    /^\/rss\.xml: its file has no bytes/,
  ],
  [
    "a function that is missing",
    () => rmSync(join(made.root, "functions/contact.js")),
    /^\/api\/contact: its function functions\/contact\.js is missing$/,
  ],
  ["a site without a home page", () => without("/"), /^\/: is missing$/],
  [
    "a document of another build",
    () => change("about/index.html", text => text.replace('Hash="aa01"', 'Hash="bb02"')),
    /^\/about: is of the build bb02, its data of aa01$/,
  ],
  [
    "a document that shows other data",
    () => change("page-data/about/page-data.json", text => text.replace("Home", "Start")),
    /^\/about: does not show what \/page-data\/about\/page-data\.json says$/,
  ],
  [
    "a page without data",
    () => without("/page-data/about/page-data.json"),
    /^\/about: \/page-data\/about\/page-data\.json is missing$/,
  ],
  [
    "a script that no policy allows",
    () => change("about/index.html", text => text.replace("</main>", "</main><script>alert(1)</script>")),
    /^\/about: its policy forbids its script 'sha256-/,
  ],
  [
    "a policy that allows the script of another document",
    () => change("about/index.html", text => text.replace(/<script>.*?<\/script>/, "")),
    /^\/about: its policy allows a script that it does not have, 'sha256-/,
  ],
  [
    "a link to nothing",
    () => change("about/index.html", text => text.replace('href="/"', 'href="/abuot?x=1"')),
    /^\/about: leads to \/abuot\?x=1, which is not on the site$/,
  ],
  [
    "a picture in no size",
    () => change("index.html", text => text.replace("<img", '<img srcset="/robots.txt 1x, /none.png 2x"')),
    /^\/: leads to \/none\.png, which is not on the site$/,
  ],
  [
    "a feed that is no XML",
    () => change("rss.xml", text => text.replace("</channel>", "")),
    /^\/rss\.xml: cannot be read by a program: Unexpected close tag/,
  ],
  [
    "a feed that is no JSON",
    () => change("feed.json", text => text.slice(1)),
    /^\/feed\.json: cannot be read by a program: /,
  ],
  [
    "an address in the sitemap without a page",
    () => change("sitemap-0.xml", text => text.replace("/about<", "/gone<")),
    /^\/gone: stands in the sitemap and answers 404 with text\/html/,
  ],
])("%s is found", async (_, spoil, expected) => {
  spoil()
  expect(await problems()).toContainEqual(expect.stringMatching(expected))
})

test("new bytes that are not those of the manifest are found", async () => {
  write("about/index.html", read("about/index.html").replace("Elsewhere", "Elsewhera"))
  const { problems: found } = await checkCandidate({ site: made, allowGone: false })
  expect(found).toEqual(["/about: its bytes are not those that the build wrote down"])
})

test("of very many problems the first are told, and how many there are", async () => {
  const links = Array.from({ length: 50 }, (_, i) => `<a href="/no/${i}">No</a>`).join("")
  change("index.html", text => text.replace("</main>", `${links}</main>`))
  const found = await problems()
  expect(found).toHaveLength(21)
  expect(found.at(-1)).toBe("… and 30 more")
})
