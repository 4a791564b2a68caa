import { readSearchPages } from "./read-search-pages"

const document = (main: string, title = "Terms of Service | Brand"): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><nav>Menu</nav><main>${main}</main></body></html>`

test("an article is cut at its headings, each with what leads to it", () => {
  const [article, ...others] = readSearchPages(
    document(
      '<p>8 May</p><h1>Cohorts</h1><p>A lead.</p><h2 id="triangle">The <em>triangle</em></h2><p>One.</p><p>Two.</p><h3 id="sql">SQL</h3><pre>SELECT\n 1</pre>',
    ),
    "/blog/cohorts",
    "article",
  )
  expect(others).toEqual([])
  expect(article).toEqual({
    path: "/blog/cohorts",
    kind: "article",
    title: "Cohorts",
    sections: [
      { heading: "", anchor: "", text: "A lead." },
      { heading: "The triangle", anchor: "triangle", text: "One.\nTwo." },
      { heading: "SQL", anchor: "sql", text: "SELECT\n1" },
    ],
  })
})

test("parts with an address of their own are found by themselves, before the page around them", () => {
  const pages = readSearchPages(
    document(
      '<h1>What we do</h1><p>All.</p><article id="seo"><h2>SEO</h2><p>A.</p><h3>What you get</h3><p>B.</p></article>',
    ),
    "/services",
    "service",
  )
  expect(pages.map(({ kind, title }) => [kind, title])).toEqual([
    ["service", "SEO"],
    ["page", "Terms of Service"],
  ])
  // Where a heading has no anchor of its own, that of its part leads there.
  expect(pages[0]?.sections.map(({ anchor }) => anchor)).toEqual(["seo", "seo"])
})

test("a page has its document's title, without the brand, and its heading as a heading", () => {
  const [page] = readSearchPages(document("<h1>The contract</h1><p>Text.</p>"), "/terms", "page")
  expect(page).toMatchObject({
    title: "Terms of Service",
    sections: [{ heading: "The contract", text: "Text." }],
  })
})

test("what is no text of the page is left out: forms, buttons, drawings, scripts, what only decorates", () => {
  const [page] = readSearchPages(
    document(
      '<h1>A</h1><form>Name</form><a class="button" href="/">Book</a><svg><text>1</text></svg><script>x</script><span aria-hidden="true">#</span><p>Text.</p>',
    ),
    "/a",
    "page",
  )
  expect(page?.sections.map(({ text }) => text)).toEqual(["Text."])
})

test("cells of a table and raised letters stay words of their own", () => {
  const [page] = readSearchPages(
    document("<h1>A</h1><table><tr><td>one</td><td>–</td><td>two</td></tr></table><p>r<sub>k</sub></p>"),
    "/a",
    "page",
  )
  expect(page?.sections[0]?.text).toBe("one · two\nr k")
})

test("a document without a main part is a mistake that is named", () => {
  expect(() => readSearchPages("<html><body></body></html>", "/x", "page")).toThrow("/x")
})

test("a chart is found by its title and subtitle, not by what stands below it", () => {
  const [page] = readSearchPages(
    document(
      '<h1>A</h1><figure class="chart-figure"><figcaption><p>It grew</p><p>Visits</p></figcaption><svg><text>1</text></svg><div class="chart-foot"><p>Source: us</p><details><summary>Show</summary><table><tr><td>77</td></tr></table></details></div></figure>',
    ),
    "/a",
    "page",
  )
  expect(page?.sections.map(({ text }) => text)).toEqual(["It grew\nVisits"])
})
