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

test("small figures become ordinary characters set low or high, in a text and in a formula", async () => {
  expect(await html("Take R₁ − R₀ once.")).toBe("<p>Take R<sub>1</sub> − R<sub>0</sub> once.</p>")
  expect(await html("0.96² + 0.96⁻¹⁰, 5 m³")).toBe(
    "<p>0.96<sup>2</sup> + 0.96<sup>−10</sup>, 5 m<sup>3</sup></p>",
  )
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
  expect(await html("x and 1½")).toBe("<p>x and 1½</p>")
})
