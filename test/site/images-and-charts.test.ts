import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { topicSlug } from "../../src/content-model/types/slug"
import { chartFilePath } from "../../src/shared/built-files"
import {
  categoryPath,
  categoryPostPath,
  chartAnchor,
  paths,
  resourcePath,
  tagPath,
} from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { fileOf, readDocument, textsOf } from "../support/documents"
import { pagePaths } from "../support/site-paths"
import { words } from "../support/words"

const posts = content.posts()
const charts = content.charts()

/** A text of the content with anything where it has names in braces. */
const asPattern = (text: string) => new RegExp(`^${text.replaceAll(".", "\\.").replace(/\{\w+\}/g, ".+")}$`)

const postAt = (href = "") => posts.find(({ slug }) => href.endsWith(`/${slug}`))
const isDrawing = (cover = "") => cover.endsWith(".svg")
const chartsIn = (body: string) => [...body.matchAll(/^```chart\n(\S+)/gm)].map(([, slug = ""]) => slug)
const chartsOn = (path: string) => readDocument(path).root.querySelectorAll(".chart-figure:not(.tool-chart)")

test.each([
  paths.home,
  paths.blog,
  ...content.categories().map(({ slug }) => categoryPath(slug)),
  ...content.tags().map(tag => tagPath(topicSlug(tag))),
])(
  "each article listed at %s has its cover if it has one, which loads lazily except for the blog's first",
  path => {
    for (const [index, item] of readDocument(path).root.querySelectorAll(".article-list > li").entries()) {
      const post = postAt(item.querySelector(":is(h2, h3) a")?.attributes.href)
      const covers = item.querySelectorAll("> .cover")
      expect([post?.slug, covers.length]).toEqual([post?.slug, post?.cover ? 1 : 0])
      const loading = path === paths.blog && index === 0 ? "eager" : "lazy"
      const [cover] = covers
      if (isDrawing(post?.cover))
        expect(cover?.attributes).toMatchObject({
          alt: "",
          decoding: "async",
          src: expect.stringMatching(/^\/static\/[0-9a-f]{32}\/.+\.svg$/),
          width: expect.stringMatching(/^\d+$/),
          height: expect.stringMatching(/^\d+$/),
          loading,
        })
      else if (cover)
        expect(cover.querySelector("picture img")?.attributes).toMatchObject({
          alt: "",
          ...(loading === "eager" && { loading }),
        })
    }
  },
)

test("drawings of articles have the colours of both themes", () => {
  for (const { slug, categorySlug } of posts.filter(({ cover }) => isDrawing(cover))) {
    const image = readDocument(categoryPostPath(categorySlug, slug)).root.querySelector(".article-cover img")
    const svg = readFileSync(join("public", image?.attributes.src ?? ""), "utf8")
    const [light = "", dark = ""] = svg.split("@media screen and (prefers-color-scheme:dark)")
    for (const [, name] of svg.matchAll(/var\((--[\w-]+),/g))
      expect([slug, light.includes(`${name}:#`), dark.includes(`${name}:#`)]).toEqual([slug, true, true])
  }
})

test("photographs of articles come in several sizes and a newer format", () => {
  for (const { slug, categorySlug } of posts.filter(({ cover }) => cover && !isDrawing(cover))) {
    const picture = readDocument(categoryPostPath(categorySlug, slug)).root.querySelector(
      ".article-cover picture",
    )
    const source = picture?.querySelector('source[type="image/avif"]')?.getAttribute("srcset") ?? ""
    expect([slug, source.split(",").length > 1]).toEqual([slug, true])
  }
})

test.each<[string, string[]]>([
  [
    paths.services,
    content.services().flatMap(({ slug, body }) => [...(charts.has(slug) ? [slug] : []), ...chartsIn(body)]),
  ],
  [paths.results, content.cases().map(({ slug }) => slug)],
  ...content.resources().map(({ slug, body }): [string, string[]] => [resourcePath(slug), chartsIn(body)]),
  ...posts.map(({ slug, categorySlug, body }): [string, string[]] => [
    categoryPostPath(categorySlug, slug),
    chartsIn(body),
  ]),
])("%s has the charts %j", (path, slugs) => {
  expect(chartsOn(path).map(({ id }) => id)).toEqual(slugs.map(slug => chartAnchor(slug)))
})

test("each chart has its finding, what it measures, its text alternative and its numbers", () => {
  for (const path of pagePaths())
    for (const figure of chartsOn(path)) {
      for (const part of [".chart-title", ".chart-subtitle"])
        expect(figure.querySelector(part)?.text).toMatch(/\S/)
      const [drawing, ...others] = figure.querySelectorAll("svg[role=img]")
      expect(others).toEqual([])
      expect(drawing?.getAttribute("aria-label")).toMatch(/\S/)
      expect(figure.querySelectorAll(".chart-numbers tbody tr").length).toBeGreaterThan(0)
      expect(figure.querySelector(".chart-note")?.text).toMatch(
        figure.querySelector(".sample-tag")
          ? asPattern(words.charts.period)
          : asPattern(`${words.charts.source} ${words.charts.period}`),
      )
      const [file = "", place] = figure
        .querySelectorAll(".chart-foot > a")
        .map(link => link.getAttribute("href"))
      expect(place).toBe(`#${figure.id}`)
      expect(existsSync(fileOf(file))).toBe(true)
    }
})

test("a chart's CSV has a line for each point", () => {
  const found = [...charts.keys()].map(slug => {
    const lines = readFileSync(fileOf(chartFilePath(slug)), "utf8")
      .trimEnd()
      .split("\r\n")
    return [slug, lines.length]
  })
  const points = ({ series }: { series: { points: unknown[] }[] }) =>
    series.reduce((sum, one) => sum + one.points.length, 0)
  expect(found).toEqual([...charts].map(([slug, chart]) => [slug, 1 + points(chart)]))
})

test("charts with invented figures are tagged, and only Results and Testimonials have a note on them", () => {
  const invented = (slug: string) => (site.sample && charts.get(slug)?.sample) === true
  for (const path of pagePaths()) {
    for (const figure of chartsOn(path)) {
      const slug = figure.id.replace(chartAnchor(""), "")
      expect([path, slug, figure.querySelector(".sample-tag") !== null]).toEqual([path, slug, invented(slug)])
    }
    const hasNote = site.sample && [paths.results, paths.testimonials].some(other => other === path)
    expect([path, textsOf(readDocument(path), ".sample-note").length]).toEqual([path, hasNote ? 1 : 0])
  }
})
