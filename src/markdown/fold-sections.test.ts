import { renderBody } from "./render-body"

const html = async (body: string, isFolded = true) => {
  const rendered = await renderBody(body, {
    shallowestHeading: 3,
    isFolded,
    tokens: {},
    imageMarkup: async () => undefined,
    chartMarkup: async () => undefined,
    linkTarget: async () => undefined,
  })
  return rendered.html.replaceAll("\n", "")
}

test("each section can be folded by its heading, and stands open", async () => {
  expect(
    await html("Before.\n\n## What you get\n\nA *report*.\n\n### In it\n\nFixes.\n\n## When not\n\nNever."),
  ).toBe(
    "<p>Before.</p>" +
      '<details class="fold" open><summary><h3 id="what-you-get">What you get</h3></summary><p>A <em>report</em>.</p>' +
      '<h4 id="in-it"><a href="#in-it" class="heading-link">In it</a></h4><p>Fixes.</p></details>' +
      '<details class="fold" open><summary><h3 id="when-not">When not</h3></summary><p>Never.</p></details>',
  )
})

test("a heading that leads elsewhere keeps its link", async () => {
  expect(await html("## See [the checklist](/resources)\n\nText.")).toContain(
    'See <a href="/resources">the checklist</a></h3></summary>',
  )
})

test("a text without headings has nothing to fold, and others are left as they are", async () => {
  expect(await html("Only this.")).toBe("<p>Only this.</p>")
  expect(await html("## One\n\nText.", false)).not.toContain("details")
})
