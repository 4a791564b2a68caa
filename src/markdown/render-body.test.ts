import { renderBody } from "./render-body"

const tokens = { brand: "Kumbh", email: "a@kumbh.example", phone: "+91 1" }
const render = (body: string, more: { shallowestHeading?: number; anchorPrefix?: string } = {}) =>
  renderBody(body, {
    shallowestHeading: 2,
    tokens,
    imageMarkup: async () => undefined,
    linkTarget: async () => undefined,
    chartMarkup: async () => undefined,
    ...more,
  })
const html = async (body: string) => (await render(body)).html

describe("the brand's values", () => {
  test("are put for tokens in text", async () => {
    expect(await html("{brand}: **{email}** or {phone}. {other}")).toBe(
      "<p>Kumbh: <strong>a@kumbh.example</strong> or +91 1. {other}</p>",
    )
  })
  test("are put for tokens in the address of a link, whose braces markdown encodes", async () => {
    expect(await html("[Write]({brand}) [us](mailto:{email})")).toBe(
      '<p><a href="Kumbh">Write</a> <a href="mailto:a@kumbh.example">us</a></p>',
    )
  })
  test("are put for tokens in the words of an image and of a link's title", async () => {
    expect(await html('![{brand} office](/a.png "At {brand}")')).toContain(
      '<img src="/a.png" alt="Kumbh office" title="At Kumbh">',
    )
    expect(await html('[x](/about "About {brand}")')).toContain('title="About Kumbh"')
  })
  test("are not put into code, whose braces are its own", async () => {
    expect(await html("`{brand}`")).toBe("<p><code>{brand}</code></p>")
    expect(await html("```text\nhello {email}\n```")).toContain("hello {email}")
    expect(await html("```\n{phone}\n```")).toContain("{phone}")
  })
})

describe("the word count", () => {
  test("takes the words of paragraphs, lists, tables and headings apart", async () => {
    const { wordCount } = await render(
      "## One two\n\nthree  four\nfive\n\n- six\n- seven\n\n| a | b |\n|-|-|\n| c | d |",
    )
    expect(wordCount).toBe(11)
  })
  test("counts the value of a token, not the token", async () => {
    expect((await render("{phone}")).wordCount).toBe(2)
  })
  test("leaves blocks of code out, but not code within a sentence, whose braces are its own", async () => {
    expect((await render("one `two` `{phone}`\n\n```js\nfour + five\n```\n\nfour")).wordCount).toBe(4)
  })
  test("of an empty body is none", async () => {
    expect(await render("")).toEqual({ html: "", headings: [], wordCount: 0 })
  })
})

test("the text of a link is escaped, and HTML of the editor's is kept", async () => {
  expect(await html("[a < b](/x)\n\n<mark>kept</mark>")).toBe(
    '<p><a href="/x">a &#x3C; b</a></p>\n<p><mark>kept</mark></p>',
  )
})
