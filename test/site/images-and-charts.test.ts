import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { categoryPath, categoryPostPath, paths, tagPath } from "../../src/shared/paths"
import { contentPosts } from "../support/content"
import { fileOf, hrefsOf, readDocument } from "../support/documents"

const posts = contentPosts()
const imagesOf = (path: string, selector: string) =>
  readDocument(path)
    .root.querySelectorAll(selector)
    .map(image => image.attributes)

test.each([
  [paths.home, 3],
  [paths.blog, posts.length],
  [categoryPath("analytics"), posts.filter(({ categorySlug }) => categorySlug === "analytics").length],
  [tagPath("digital-marketing"), 3],
])(
  "each item of the list at %s has its drawing, which loads lazily except for the blog's first",
  (path, items) => {
    const images = imagesOf(path, ".article-list > li > img.cover")
    expect(images).toHaveLength(items)
    for (const [index, image] of images.entries())
      expect(image).toMatchObject({
        alt: "",
        width: "1600",
        height: "900",
        decoding: "async",
        src: expect.stringMatching(/^\/static\/[0-9a-f]{32}\/drawing-themed\.svg$/),
        loading: path === paths.blog && index === 0 ? "eager" : "lazy",
      })
  },
)

test.each(posts)("the drawing of $slug has the colours of both themes", ({ slug, categorySlug }) => {
  const [image] = imagesOf(categoryPostPath(categorySlug, slug), ".article-cover img")
  const svg = readFileSync(join("public", image?.src ?? ""), "utf8")
  expect(Buffer.byteLength(svg)).toBeLessThan(8000)
  const [light = "", dark = ""] = svg.split("@media screen and (prefers-color-scheme: dark)")
  for (const [, name] of svg.matchAll(/var\((--[\w-]+),/g)) {
    expect(light).toContain(`${name}:#`)
    expect(dark).toContain(`${name}:#`)
  }
})

test("a client's logo has the client's name as alternative text", () => {
  const brands = JSON.parse(readFileSync("content/brands.json", "utf8")) as { name: string }[]
  const names = imagesOf(paths.home, ".brands img").map(({ alt }) => alt)
  expect(names).toEqual(brands.map(({ name }) => name))
})

test.each([
  [paths.home, 3],
  [paths.services, 5],
  [paths.results, 4],
  [paths.amp, 1],
  ["/blog/cohort-analysis-retention-curves", 3],
  ["/seo-strategies/seo-technical-foundations", 1],
  ["/resources/data-portfolio-sample", 6],
])(
  "%s has %i charts, each with its finding, what it measures, its text alternative and its numbers",
  (path, count) => {
    const figures = readDocument(path).root.querySelectorAll(".chart-figure")
    expect(figures).toHaveLength(count)
    for (const figure of figures) {
      for (const part of [".chart-title", ".chart-subtitle"])
        expect(figure.querySelector(part)?.text.length).toBeGreaterThan(20)
      const [drawing, ...others] = figure.querySelectorAll("svg[role=img]")
      expect(others).toEqual([])
      expect(drawing?.getAttribute("aria-label")?.length).toBeGreaterThan(60)
      expect(figure.querySelectorAll(".chart-numbers tbody tr").length).toBeGreaterThan(1)
      expect(figure.querySelector(".chart-note")?.text).toMatch(
        figure.querySelector(".chart-tag") ? /^Period: .+\.$/ : /^Source: .+\. Period: .+\.$/,
      )
      const [file = "", place] = figure
        .querySelectorAll(".chart-foot > a")
        .map(link => link.getAttribute("href"))
      expect(place).toBe(`#${figure.id}`)
      expect(existsSync(fileOf(file))).toBe(true)
    }
  },
)

test("a chart's CSV has a line for each point", () => {
  const lines = readFileSync(fileOf("/charts/user-growth.csv"), "utf8").trimEnd().split("\r\n")
  expect(lines).toHaveLength(1 + 2 * 19)
  expect(lines).toContain('"Measured","Month 12",200,,,"index"')
})

test("charts with invented figures are tagged, and only Results and Testimonials have a note on them", () => {
  const { home, about, amp, ampAbout, services, results, testimonials } = paths
  const notes = [results, testimonials].map(path =>
    readDocument(path)
      .root.querySelectorAll(".page-heading .sample-note")
      .map(({ text }) => text),
  )
  const note = ["Illustrative cases and quotes until clients have approved theirs."]
  expect(notes).toEqual([note, note])
  for (const path of [home, about, amp, ampAbout, services, results]) {
    const { root } = readDocument(path)
    for (const found of root.querySelectorAll(".sample-note")) found.remove()
    const tagged = root.querySelectorAll(".chart-figure:has(.chart-tag), .ledger:has(.chart-tag)").length
    expect([path, root.querySelectorAll(".chart-tag").length]).toEqual([path, path === services ? 5 : tagged])
    const text = root.querySelector("main")?.text ?? ""
    expect(text.match(/\bsample (figures?|data|case|quotation)\b|\binvented\b/gi)).toBeNull()
  }
})

test("the sample report starts with a box asking for a decision", () => {
  const page = readDocument("/resources/data-portfolio-sample")
  const box = page.root.querySelector(".article-body .alert")
  expect(box?.text.trim()).toMatch(/^Decision needed/)
  expect(box?.parentNode.querySelector("h2, h3")?.range[0]).toBeLessThan(box?.range[0] ?? 0)
  expect(hrefsOf(page, ".article-body h2 a").length).toBeGreaterThan(0)
})
