import { defaultDiagrams } from "../content-model/types/diagrams"
import { diagramFor } from "./diagrams"
import { type RenderedBody, renderBody } from "./render-body"

type Options = Parameters<typeof renderBody>[1]

const render = (body: string, options: Partial<Options> = {}): Promise<RenderedBody> =>
  renderBody(body, {
    shallowestHeading: 2,
    tokens: { brand: "Kumbh", email: "a@kumbh.example", phone: "+91 1" },
    imageMarkup: async () => undefined,
    linkTarget: async () => undefined,
    diagramMarkup: async alt => diagramFor(alt, defaultDiagrams),
    chartMarkup: async slug => (slug === "growth" ? '<figure class="chart-figure">Grew</figure>' : undefined),
    ...options,
  })
const html = async (body: string, options?: Partial<Options>) => (await render(body, options)).html

const table = "| a | b |\n|---|---|\n| 1 | 2 |"

test.each([
  [
    "{brand}: **{email}** or {phone}. {other}",
    "<p>Kumbh: <strong>a@kumbh.example</strong> or +91 1. {other}</p>",
  ],
  [
    "[Write]({brand}) [us](mailto:{email})",
    '<p><a href="Kumbh">Write</a> <a href="mailto:a@kumbh.example">us</a></p>',
  ],
  ['![{brand} office](/a.png "At {brand}")', '<img src="/a.png" alt="Kumbh office" title="At Kumbh">'],
  ["info&#64;kumbh.example", '<a href="mailto:info@kumbh.example">info@kumbh.example</a>'],
  ["`{brand}`", "<p><code>{brand}</code></p>"],
  ["```text\nhello {email}\n```", "hello {email}"],
  ["| a | b |\n|---|:-:|\n| 1 | 2 |", '<td class="cell-center">2</td>'],
  ["Take R₁ − R₀ once.", "<p>Take R<sub>1</sub> − R<sub>0</sub> once.</p>"],
  ["0.96² + 0.96⁻¹⁰, 5 m³", "<p>0.96<sup>2</sup> + 0.96<sup>−10</sup>, 5 m<sup>3</sup></p>"],
  ["₂ of H₂, x and 1½", "<p><sub>2</sub> of H<sub>2</sub>, x and 1½</p>"],
  ["`x₁`", "<code>x₁</code>"],
  ["```js\nconst x₁ = 1\n```", "x₁"],
  ["```formula\nΣ activeₖ₊₁ < 2 & xᵢ\n```", ">Σ active<sub>k+1</sub> &#x3C; 2 &#x26; x<sub>i</sub>"],
  ["## A thirty-minute review", 'A <span class="nowrap">thirty-minute</span> review'],
  [
    "| a |\n|---|\n| ₹3,62,970 (6–12 weeks) |",
    '<td>₹3,62,970 <span class="nowrap">(6–12</span>\u00a0weeks)</td>',
  ],
  [
    "```js\nconst a = 1\n```",
    '<pre tabindex="0" class="language-js" translate="no"><code class="language-js"><span class="token keyword">const</span> a = <span class="token number">1</span></code></pre>',
  ],
  [
    "```\nplain <b>\n```",
    '<div class="gatsby-highlight" data-language="text"><pre tabindex="0" class="language-text" translate="no"><code class="language-text">plain &#x3C;b></code></pre></div>',
  ],
  [
    "Before.\n\n```chart\ngrowth\n```\n\nAfter.",
    '<p>Before.</p>\n<figure class="chart-figure">Grew</figure>\n<p>After.</p>',
  ],
  ["> ```chart\n> growth\n> ```", "<blockquote>\n<figure"],
  ["```formula\nw_A × r_B = 2\n```", "w<sub>A</sub> × r<sub>B</sub>"],
  ["It took 144 kB on 24 November.", "144\u00a0kB on 24\u00a0November"],
  ["It saved 20+ hours in 6 months.", "20+\u00a0hours in 6\u00a0months"],
  ["A p-chart at +₹5 a month", '<span class="nowrap">p-chart</span> at <span class="nowrap">+₹5</span>'],
  ["```chart\ngrwth\n```", "grwth</code>"],
] as [body: string, expected: string][])("%j renders %j", async (body, expected) => {
  expect(await html(body)).toContain(expected)
})

test.each([
  "A thirty-minute review",
  "## The `a-b` flag",
  "## Costs – and terms",
  "## a-very-long-name-with-many-hyphens",
])("words break as usual in %j", async body => expect(await html(body)).not.toContain("nowrap"))

test("tables are focusable regions with distinct names", async () => {
  const body = `${table}\n\n## Costs\n\n${table}\n\nText\n\n- item\n\n  ${table.replaceAll("\n", "\n  ")}\n\n### Later\n\n${table}`
  const regions = /<section class="table-scroll" aria-label="([^"]*)" tabindex="0"><table>/g
  expect([...(await html(body)).matchAll(regions)].map(([, label]) => label)).toEqual([
    "Table 1",
    "Table 2: Costs",
    "Table 3: Costs",
    "Table 4: Later",
  ])
})

test("sections fold by their headings", async () => {
  const body =
    "Before.\n\n## What you get\n\nA *report*.\n\n### In it\n\nFixes.\n\n## See [the list](/resources)\n\nIt."
  const folded = await html(body, { shallowestHeading: 3, anchorPrefix: "seo-" })
  expect(folded.replaceAll("\n", "")).toBe(
    "<p>Before.</p>" +
      '<details class="fold"><summary><h3 id="seo-what-you-get">What you get</h3></summary><p>A <em>report</em>.</p>' +
      '<h4 id="seo-in-it"><a href="#seo-in-it" class="heading-link">In it</a></h4><p>Fixes.</p></details>' +
      '<details class="fold"><summary><h3 id="seo-see-the-list">See <a href="/resources">the list</a></h3></summary><p>It.</p></details>',
  )
  expect(await html("Only this.", { anchorPrefix: "seo-" })).toBe("<p>Only this.</p>")
})

test("footnotes of several bodies on a page have different ids", async () => {
  const rendered = await html("So it is[^1].\n\n[^1]: It is.", { anchorPrefix: "seo-" })
  expect(rendered).toContain('id="seo-note-fn-1"')
  expect(rendered).toContain('href="#seo-note-fn-1"')
  expect(rendered).toContain('aria-describedby="seo-footnote-label"')
  expect(rendered).not.toMatch(/id="(?:note|footnote)/)
})

test.each([
  ["## One two\n\nthree  four\nfive\n\n- six\n- seven\n\n| a | b |\n|-|-|\n| c | d |", 11],
  ["{phone}", 2],
  ["one `two` `{phone}`\n\n```js\nfour + five\n```\n\nfour", 4],
  ["Before.\n\n```chart\ngrowth\n```", 1],
  ["", 0],
  ["नाव कब चलती है, यह किसी को पता नहीं था।", 10],
  ["我们每天早上八点在码头等船。", 9],
  ["昨日の朝、港で船を待った。See it", 10],
  ["เรือออกตอนเช้า", 4],
])("%j has %i words", async (body, expected) => {
  expect((await render(body)).wordCount).toBe(expected)
})
