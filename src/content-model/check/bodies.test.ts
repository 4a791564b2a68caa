import { post, problemsWith } from "../testing/content-fixture"

const x = "content/posts/x.md"
const withPost = (fields: Record<string, string | undefined>, body?: string) =>
  problemsWith({ [x]: post("X", fields, body) })
const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

describe("links, images and headings of a body", () => {
  const cases: [name: string, body: string, expected: string | undefined][] = [
    ["nowhere", "One\ntwo [x](/blgo).", `${x}:10: link "/blgo" leads nowhere; did you mean "/blog"?`],
    [
      "unlike anything",
      "[x](/nothing-like-it-at-all)",
      `${x}:9: link "/nothing-like-it-at-all" leads nowhere; expected the address of a page, or of a file below static/`,
    ],
    [
      "by reference",
      "One\n[x][1]\n\n[1]: /blgo\n[1]: /blog",
      `${x}:10: link "/blgo" leads nowhere; did you mean "/blog"?`,
    ],
    ["raw HTML", '<a href="/blgo">x</a>', `${x}:9: link "/blgo" leads nowhere; did you mean "/blog"?`],
    [
      "retired post",
      "[x](/blog/first)",
      `${x}:9: link "/blog/first" leads to a retired address; use "/analytics/first"`,
    ],
    [
      "retired category",
      "[x](/category/analytics)",
      `${x}:9: link "/category/analytics" leads to a retired address; use "/analytics"`,
    ],
    ["slash at the end", "[x](/blog/)", `${x}:9: link "/blog/" ends in a slash; use "/blog"`],
    [
      "relative",
      "[x](frist.md)",
      `${x}:9: link "frist.md" is neither a file beside the text nor an address from the root of the site; did you mean "first.md"?`,
    ],
    [
      "without scheme",
      "[x](www.x.example)",
      `${x}:9: link "www.x.example" would lead to a page of this site; use "https://www.x.example"`,
    ],
    [
      "unknown scheme",
      "[x](htps://x.example)",
      `${x}:9: link "htps://x.example" begins with an unknown scheme; expected https:, mailto: or tel:`,
    ],
    [
      "script",
      "[x](javascript:alert)",
      `${x}:9: link "javascript:alert" begins with an unknown scheme; expected https:, mailto: or tel:`,
    ],
    ["no address", "[x]()", `${x}:9: link "" has no address; expected one, such as /blog`],
    [
      "own site's address",
      "[x](https://brand.example/blgo)",
      `${x}:9: link "https://brand.example/blgo" leads nowhere; did you mean "/blog"?`,
    ],
    [
      "missing download",
      "[x](/downloads/lost.pdf)",
      `${x}:9: link "/downloads/lost.pdf" leads nowhere; expected the address of a page, or of a file below static/`,
    ],
    [
      "fragment of the page",
      "## A part\n\n[x](#a-prt)",
      `${x}:11: link "#a-prt" leads to no heading of this text; did you mean "#a-part"?`,
    ],
    [
      "fragment of services",
      "[x](/services#dat)",
      `${x}:9: link "/services#dat" leads to no heading of /services; did you mean "#data"?`,
    ],
    [
      "missing image",
      "![A plan](plan.png)",
      `${x}:9: image "plan.png" is missing; expected the file content/posts/plan.png`,
    ],
    [
      "misspelt image",
      "![A plan](second/cvoer.svg)",
      `${x}:9: image "second/cvoer.svg" is missing; expected the file content/posts/second/cvoer.svg; did you mean "cover.svg"?`,
    ],
    [
      "not an image",
      "![A plan](/downloads/list.pdf)",
      `${x}:9: image "/downloads/list.pdf" is a kind of image that browsers do not show; save it as a .jpg or .png file`,
    ],
    [
      "image elsewhere",
      "![A plan](https://x.example/a.png)",
      `${x}:9: image "https://x.example/a.png" is on another site; put the file beside the text and write its name`,
    ],
    [
      "no alternative text",
      "![](second/cover.svg)",
      `${x}:9: image "second/cover.svg" has no alternative text; say between the square brackets what it shows, or write <img src="second/cover.svg" alt=""> if it only decorates`,
    ],
    [
      "an image as a tag",
      'Text\n\n<div>\n<!-- <img src="old.png"> -->\n<img class="wide" src="second/cover.svg" alt="A plan">\n</div>',
      undefined,
    ],
    [
      "an image as a tag in a line, without words",
      'See <img src="second/cover.svg"> here',
      `${x}:9: image "second/cover.svg" has no alternative text; say between the square brackets what it shows, or write <img src="second/cover.svg" alt=""> if it only decorates`,
    ],
    [
      "a diagram in a heading",
      "## Steps ![Digital Measurement](a.png)",
      `${x}:9: image "a.png" becomes a diagram, which no heading can hold; put it into the text below`,
    ],
    [
      "fragment of the layout",
      "## Main\n\n[x](#main)",
      `${x}:11: link "#main" leads to no heading of this text; did you mean "#main-1"?`,
    ],
    ["empty heading", "##\n\nText", `${x}:9: heading ## has no words; write some or remove it`],
    ["empty body", " \n", `${x}:8: the body is empty; expected the text below the second ---`],
    ["built-in diagrams", "![Digital Measurement steps](a.png) ![Deep Dive Methodology](b.png)", undefined],
    ["a built-in diagram in a line", "See ![Digital Measurement steps](a.png) here", undefined],
    ["a heading whose id the layout has", "## Main\n\n[x](#main-1)", undefined],
    ["an image beside another text", "![A plan](./second/cover.svg)", undefined],
    ["a heading with the brand's name", "## By {brand}\n\n[x](#by-brand)", undefined],
    ["code is not read", "`[x](/blgo)`\n\n```\n[x](/blgo)\n# Head\n```", undefined],
    [
      "all kinds that lead somewhere",
      "## Part\n\n[a](/) [b](/analytics/first#top) [c](/blog/second) [d](/cohort-analysis/second) [e](/cohort-analysis) [f](/tag/seo) [g](/resources/list) [h](/downloads/list.pdf) [i](#part) [j](/services#data) [k](/search?q=x) [l](https://x.example) [m](mailto:{email}) [n](/about#mission) [o](/services#data-what-you-get)",
      undefined,
    ],
  ]
  test.each(cases)("%s", (_name, body, expected) =>
    expect(withPost({}, body)).toEqual(expected ? [expected] : []),
  )

  test("a published post cannot link to a draft or a later post; a draft can", () => {
    const changes = {
      [x]: post("X", {}, "[a](/blog/draft)\n[b](/analytics/later)"),
      "content/posts/draft.md": post("Draft", { draft: "true" }, "[x](/blog/later)"),
      "content/posts/later.md": post("Later", { date: tomorrow }),
    }
    expect(problemsWith(changes)).toEqual([
      `${x}:9: link "/blog/draft" leads to a page that the build will not have: content/posts/draft.md is a draft`,
      `${x}:10: link "/analytics/later" leads to a page that the build will not have: content/posts/later.md is not published before ${tomorrow}`,
    ])
  })
  test("a tag that only a draft has leads nowhere", () => {
    const changes = {
      [x]: post("X", { draft: "true", tags: "[New]" }),
      "content/legal/terms.md": "---\ntitle: Terms\ndescription: T.\n---\n[x](/tag/new)\n",
    }
    expect(problemsWith(changes)).toEqual([
      expect.stringContaining('terms.md:5: link "/tag/new" leads nowhere'),
    ])
  })
})
