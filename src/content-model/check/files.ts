import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import type { VFile } from "vfile"
import { addresses, decodeAddress } from "../../shared/addresses"
import { legalPages, requiredJson } from "../read/read-content"
import { addError, addWarning } from "../report/problems"
import { isMarkdownFolder } from "../types/content-types"
import { slugExpected, slugForm } from "../types/parts"
import type { Bodies } from "./bodies"
import type { KnownAddresses } from "./known-addresses"
import type { Site } from "./site-model"

const checkRequired = ({ contentFiles, vfileOf }: Site): void => {
  for (const name of [...requiredJson, ...legalPages.map(slug => `legal/${slug}.md`)]) {
    const file = `content/${name}`
    if (!contentFiles.has(file) && !contentFiles.has(file.replace(/\.md$/, "/index.md")))
      addError(vfileOf(file), "the file is missing; write it, since the site needs it")
  }
}

const sections: Record<string, string> = { posts: addresses.blog, resources: addresses.resources }

/** Addresses below a section besides its own pages: the listing's further pages, its not-found page, fixed pages. */
const isTaken = (path: string): boolean =>
  /\/(page|404)$/.test(path) || Object.values(addresses).some(fixed => `${fixed}/`.startsWith(`${path}/`))

const checkSlugs = ({ markdown, cases }: Site): void => {
  const first = new Map<string, string>()
  const check = (vfile: VFile, kind: string, slug: string): void => {
    const section = sections[kind]
    const other = first.get(`${kind}/${slug}`) ?? vfile.path
    first.set(`${kind}/${slug}`, other)
    if (!slugForm.test(slug)) addError(vfile, `the name "${slug}" is not ${slugExpected}; rename it`)
    if (section && isTaken(`${section}/${slug}`))
      addError(vfile, `the slug "${slug}" belongs to another page below ${section}`)
    if (other !== vfile.path)
      addError(vfile, `the slug "${slug}" is taken by ${other}; rename one of the two`)
  }
  for (const { vfile, kind, slug } of markdown) check(vfile, kind, slug)
  for (const [slug, { vfile }] of cases) check(vfile, "cases", slug)
}

/** The files below `content/` that texts link to or show. */
const usedFiles = (site: Site, bodies: Bodies): Set<string> =>
  new Set(
    site.markdown.flatMap(source => {
      const { links = [], images = [] } = bodies.get(source) ?? {}
      const pictures = [source.data.cover, source.data.drawing, source.data.picture].map(String)
      return [...links.map(({ href }) => href), ...images.map(({ src }) => src), ...pictures]
        .filter(address => !/^(\/|#|[a-z][a-z0-9+.-]*:)/i.test(address))
        .map(address => posix.join(source.folder, decodeAddress(address.replace(/[?#].*$/, "")) ?? address))
    }),
  )

/** Files that no page shows, though an editor may think so, and names that differ in case alone. */
const checkStray = (site: Site, bodies: Bodies): void => {
  const used = usedFiles(site, bodies)
  const withText = new Set<string>()
  const names = new Map<string, string>()
  const say = (file: string, reason: string) => addError(site.vfileOf(file), reason)
  for (const file of site.contentFiles) {
    const other = names.get(file.toLowerCase())
    names.set(file.toLowerCase(), file)
    if (other) say(file, `the name differs from ${other} in case alone; rename one of the two`)
    const isText = /\.(mdx?|markdown|txt)$/i.test(file)
    if (isText || used.has(file)) withText.add(posix.dirname(file))
    if (used.has(file) || !isMarkdownFolder(file.split("/")[1] ?? "")) continue
    if (isText && !file.endsWith(".md")) say(file, "only files whose name ends in .md are shown; rename it")
    if (/\.(docx?|odt|rtf|html?|pages)$|(^|\/)[^./]+$/i.test(file))
      say(file, "no page shows such a file; write its text into a file whose name ends in .md")
  }
  for (const folder of new Set([...site.contentFiles].map(file => posix.dirname(file)))) {
    const [, kind = "", name, ...deeper] = folder.split("/")
    if (isMarkdownFolder(kind) && name && deeper.length === 0 && !withText.has(folder))
      say(folder, `the folder holds no text; expected the file ${folder}/index.md`)
  }
}

const builtFiles =
  /^\/(robots\.txt|rss\.xml|feed\.json|404\.html|sitemap-(index|0)\.xml|_headers|_redirects)$/

/** Files below `static/` that a build would overwrite, that nobody should fetch, or that cannot work. */
const checkStatic = ({ staticFiles, vfileOf, root }: Site, known: KnownAddresses): void => {
  for (const path of staticFiles) {
    const file = `static${path}`
    const isPage = path.endsWith("/index.html") && known.has(path.replace(/\/index\.html$/, "") || "/")
    if (isPage || builtFiles.test(path))
      addError(vfileOf(file), "the build writes a file of this name; rename this one")
    if (/\.(sql|bak|old|env|pem|key|p12|sqlite|db|log)$/i.test(path))
      addWarning(vfileOf(file), "everyone can fetch this file, which looks private; remove it if it is")
    if (/\.html?$/i.test(path) && /<script\b|<[^>]*\son\w+\s*=/i.test(readFileSync(join(root, file), "utf8")))
      addWarning(vfileOf(file), "the page holds a script, which the site's security policy does not run")
  }
}

/** Checks files by their names and places. */
export const checkFiles = (site: Site, bodies: Bodies, known: KnownAddresses): void => {
  checkRequired(site)
  checkSlugs(site)
  checkStray(site, bodies)
  checkStatic(site, known)
}
