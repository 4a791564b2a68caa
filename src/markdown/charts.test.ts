import { renderBody } from "./render-body"

const render = async (body: string) => {
  const asked: string[] = []
  const { html, wordCount } = await renderBody(body, {
    shallowestHeading: 2,
    tokens: { brand: "Kumbh" },
    imageMarkup: async () => undefined,
    linkTarget: async () => undefined,
    chartMarkup: async slug => {
      asked.push(slug)
      return slug === "growth" ? '<figure class="chart-figure">Grew</figure>' : undefined
    },
  })
  return { html, asked, wordCount }
}

test("a fence of the language chart becomes the chart that it names", async () => {
  const { html, wordCount } = await render("Before.\n\n```chart\ngrowth\n```\n\nAfter.")
  expect(html).toBe('<p>Before.</p>\n<figure class="chart-figure">Grew</figure>\n<p>After.</p>')
  expect(wordCount).toBe(2)
})

test("several charts stand where they were named, in lists and quotations too", async () => {
  const { html, asked } = await render("- ```chart\n  growth\n  ```\n\n> ```chart\n> growth\n> ```\n")
  expect(html).toMatch(/<li>\s*<figure[\s\S]*<blockquote>\s*<figure/)
  expect(asked).toEqual(["growth", "growth"])
})

test("a chart that there is not stays as it was written, for whoever develops the site", async () => {
  const { html } = await render("```chart\ngrwth\n```")
  expect(html).toContain("grwth</code>")
})

test("other fences are not asked for charts", async () => {
  expect((await render("```js\ngrowth\n```\n\n`growth`")).asked).toEqual([])
})
