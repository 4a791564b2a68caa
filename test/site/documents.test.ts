import { readFileSync } from "node:fs"
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate"
import { audit } from "../../src/components/sections/link-lists"
import { isAmpPath } from "../../src/shared/amp-paths"
import { paths } from "../../src/shared/paths"
import { site, siteUrl } from "../../src/shared/site"
import { readPalette } from "../../src/styles/design-tokens"
import {
  type BuiltDocument,
  canonicalPath,
  fileOf,
  hrefsOf,
  internalTargets,
  isBuilt,
  linksOf,
  linkTag,
  meta,
  readDocument,
  textsOf,
} from "../support/documents"
import { articles } from "../support/page-kinds"
import { expectedStatus, pagePaths, sitePaths } from "../support/site-paths"
import { words } from "../support/words"

const documents = new Map(sitePaths().map(path => [path, readDocument(path)]))
const documentAt = (path: string) => documents.get(path) as BuiltDocument
const count = ({ root }: BuiltDocument, selector: string) => root.querySelectorAll(selector).length
const repeated = <Item>(items: readonly Item[]) =>
  items.filter((item, index) => items.indexOf(item) !== index)

test("the build has every fixed address and no developers' page", () => {
  const fixed = Object.values(paths).filter(path => !path.startsWith("/api"))
  expect(fixed.filter(path => !isBuilt(path))).toEqual([])
  expect(sitePaths().filter(path => /styleguide|dev-404|___/.test(path))).toEqual([])
})

test("the whole site has one stylesheet, inlined, of at most 45 kB", () => {
  const inlined = documentAt(paths.about).root.querySelectorAll("style[data-href]")
  expect(inlined.map(({ text }) => Buffer.byteLength(text) <= 45_000)).toEqual([true])
  expect(count(documentAt(paths.about), 'link[rel="stylesheet"]')).toBe(0)
})

describe.each(sitePaths())("%s", path => {
  const document = documentAt(path)
  const { root } = document

  test("has one h1, no skipped heading level, unique ids, a language, a title with the brand and a description", () => {
    expect(textsOf(document, "h1")).toEqual([expect.stringMatching(/\S/)])
    const levels = root.querySelectorAll("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    expect(repeated(root.querySelectorAll("[id]").map(({ id }) => id))).toEqual([])
    expect(root.querySelector("html")?.getAttribute("lang")).toBe(site.language)
    expect(textsOf(document, "head title")).toEqual([expect.stringContaining(site.brand)])
    expect(meta(document, "description")).toMatch(/\S/)
    expect(hrefsOf(document, 'head link[rel="alternate"]')).toEqual(
      expect.arrayContaining([paths.rssFeed, paths.jsonFeed]),
    )
  })

  test("has no broken link or fragment", () => {
    const broken = internalTargets(document).filter(target => {
      const [before = "", fragment] = target.split("#")
      const to = before.split("?")[0] || path
      if (to.startsWith("/api/")) return false
      if (!isBuilt(to)) return true
      return fragment && !documents.get(to)?.root.getElementById(decodeURIComponent(fragment))
    })
    expect(broken).toEqual([])
  })
})

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // WAI-ARIA lets a list have a name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Safari ignores a list without markers unless it has the role (WebKit bug 170179).
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // 410 pages redirect after three seconds, with the target linked.
    "meta-refresh": "off",
  },
}
const validator = new HtmlValidate(new StaticConfigLoader(config))

const navigation = site.navigation.map(({ label, path }) => [label, path])
const consultation = [words.links.booking, paths.contact]
const capitalised = (segment: string) =>
  segment
    .split("-")
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ")

describe.each(sitePaths().filter(path => !isAmpPath(path)))("%s", path => {
  const document = documentAt(path)
  const { root } = document

  test("is valid HTML", async () => {
    const { results } = await validator.validateString(document.html, fileOf(path))
    const messages = results.flatMap(result =>
      result.messages.map(
        ({ ruleId, line, column, message, selector }) =>
          `${line}:${column} ${ruleId}: ${message} (${selector})`,
      ),
    )
    expect(messages).toEqual([])
  })

  test("has logo, navigation with its place, search and Book Consultation in its header, and all in its side menu", () => {
    expect(linksOf(document, ".site-header-row > a")).toEqual([[site.brand, paths.home]])
    expect(linksOf(document, ".site-nav a")).toEqual(navigation)
    const here = navigation.filter(([, to]) => to === path)
    expect(linksOf(document, '.site-nav [aria-current="page"]')).toEqual(here)
    expect(linksOf(document, ".site-header .button-sm")).toEqual([consultation])
    // The search page's own box is enough.
    const search = root.querySelector(path === paths.search ? ".page-search form" : ".header-search form")
    expect(search?.getAttribute("action")).toBe(paths.search)
    expect(search?.querySelector("input[type=search]")?.getAttribute("name")).toBe("q")
    expect(count(document, ".header-search, .header-search-link")).toBe(path === paths.search ? 0 : 2)
    expect(count(document, "dialog input[type=search]")).toBe(1)
    expect(linksOf(document, "dialog nav a")).toEqual(navigation)
    expect(linksOf(document, "dialog a.button")).toEqual([consultation, [audit.label, paths.landing]])
  })

  test("has description, navigation, legal pages and copyright in its footer, and one main element", () => {
    const footer = textsOf(document, "body footer").at(-1)
    expect(footer).toContain(site.description)
    const legal = (["privacy", "terms", "sitemap"] as const).map(name => [words.links[name], paths[name]])
    expect(linksOf(document, "body footer nav a")).toEqual(expect.arrayContaining([...navigation, ...legal]))
    expect(footer).toContain(`© ${new Date().getFullYear()} ${site.brand}`)
    expect(count(document, "main")).toBe(1)
  })

  test("has a breadcrumb built from its address, except home", () => {
    const steps = path.split("/").filter(Boolean).map(decodeURIComponent)
    // 404 pages show where they are, and no step for what does not exist.
    const named = steps.filter(step => !step.startsWith("404")).map(capitalised)
    expect(textsOf(document, ".breadcrumb li")).toEqual(steps.length > 0 ? [words.frame.start, ...named] : [])
  })

  test("inlines two fonts, has icons and theme colours, and loads its manifest after the first paint", () => {
    const script =
      root.querySelectorAll("head script").find(({ text }) => text.includes("FontFace"))?.text ?? ""
    const fonts = [...script.matchAll(/\["([^"]+)","[\d ]+","([A-Za-z0-9+/=]{9000,})"\]/g)]
    expect(fonts.map(([, family]) => family)).toEqual(["Newsreader", "Schibsted Grotesk"])
    const icons = hrefsOf(document, 'head :is(link[rel="icon"], link[rel="apple-touch-icon"])')
    expect(icons).toHaveLength(3)
    expect(icons.every(icon => isBuilt(icon ?? ""))).toBe(true)
    const themeColours = root.querySelectorAll('head meta[name="theme-color"][media]')
    const papers = [readPalette("light")("paper"), readPalette("dark")("paper")]
    expect(themeColours.map(({ attributes }) => attributes.content)).toEqual(papers)
    expect(hrefsOf(document, "template link[rel=manifest]")).toEqual(
      expectedStatus(path) === 200 ? ["/manifest.webmanifest"] : [],
    )
  })
})

test("titles and descriptions of indexable documents are unique and within 60 and 160 characters", () => {
  const indexable = pagePaths()
    .map(documentAt)
    .filter(document => !meta(document, "robots") && canonicalPath(document) === document.path)
  expect(indexable.every(document => linkTag(document, "canonical")?.startsWith(siteUrl))).toBe(true)
  const isArticle = ({ path }: BuiltDocument) => articles.some(article => article.path === path)
  const title = (document: BuiltDocument) => textsOf(document, "head title").join()
  const description = (document: BuiltDocument) => meta(document, "description") ?? ""
  for (const [read, longest] of [
    [title, 60],
    [description, 160],
  ] as const) {
    // Two articles may share a title or an excerpt: the check warns of it.
    const ofArticles = new Set(indexable.filter(isArticle).map(read))
    const texts = [...indexable.filter(document => !isArticle(document)).map(read), ...ofArticles]
    expect(repeated(texts)).toEqual([])
    expect(texts.filter(text => text.length > longest)).toEqual([])
  }
})

test("figures of charts, cases and the ledger are grouped as in the site's language", () => {
  const format = new Intl.NumberFormat(site.language)
  const others = pagePaths().flatMap(path => {
    const shown = textsOf(documentAt(path), ".chart-numbers, .case-evidence, .ledger td").join("\n")
    return [...shown.matchAll(/(?<![\d,.])\d{1,3}(?:,\d{2,3})+(?![\d,])/g)].flatMap(([number]) =>
      number === format.format(Number(number.replaceAll(",", ""))) ? [] : `${path}: ${number}`,
    )
  })
  expect(others).toEqual([])
})

test("the manifest's icons exist", () => {
  const { icons, name } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"))
  expect(name).not.toBe("")
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter(({ src }: { src: string }) => !isBuilt(src))).toEqual([])
})
