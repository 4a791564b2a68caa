/** @proves Blog: markdown */
import { renderBody } from "./render-body"

const html = async (body: string) =>
  (
    await renderBody(body, {
      shallowestHeading: 2,
      tokens: {},
      imageMarkup: async () => undefined,
      chartMarkup: async () => undefined,
      linkTarget: async () => undefined,
    } as Parameters<typeof renderBody>[1])
  ).html

test("subscripts become ordinary characters set low, in a text and in a formula", async () => {
  expect(await html("Take R₁ − R₀ once.")).toBe("<p>Take R<sub>1</sub> − R<sub>0</sub> once.</p>")
  expect(await html("```formula\nΣ activeₖ₊₁ < 2 & xᵢ\n```")).toContain(
    "Σ active<sub>k+1</sub> &lt; 2 &amp; x<sub>i</sub>",
  )
})

test("in code they stay as they are", async () => {
  expect(await html("`x₁`")).toContain("<code>x₁</code>")
  expect(await html("```js\nconst x₁ = 1\n```")).toContain("x₁")
})

test("what begins or ends with one, and what has none, stays whole", async () => {
  expect(await html("₂ of H₂")).toBe("<p><sub>2</sub> of H<sub>2</sub></p>")
  expect(await html("x² and 1½")).toBe("<p>x² and 1½</p>")
})
