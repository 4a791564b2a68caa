import { toHtml } from "hast-util-to-html"
import { htmlTree } from "./html-tree"
import { type ImageMarkup, replaceImages } from "./images"

const markup: ImageMarkup = async (src, alt) => `<img data-made src="${src}" alt="${alt}">`
const replace = async (body: string, markupOf = markup) => {
  const tree = htmlTree(body)
  await replaceImages(tree, markupOf)
  return toHtml(tree, { allowDangerousHtml: true })
}

test("an image that is a paragraph of its own becomes a figure with its title as caption", async () => {
  expect(await replace('![Chart](a.png "Visits < 2025")')).toBe(
    '<figure class="body-image"><img data-made src="a.png" alt="Chart"><figcaption>Visits &#x3C; 2025</figcaption></figure>',
  )
})

test("an image without a title is a figure without a caption", async () => {
  expect(await replace("![Chart](a.png)")).toBe(
    '<figure class="body-image"><img data-made src="a.png" alt="Chart"></figure>',
  )
})

test("an image in a line of text stays in it", async () => {
  expect(await replace("See ![Chart](a.png) here")).toBe(
    '<p>See <img data-made src="a.png" alt="Chart"> here</p>',
  )
})

test("several images in one line stay in it, in their order", async () => {
  expect(await replace("![A](a.png) ![B](b.png)")).toMatch(/^<p><img .*alt="A"> <img .*alt="B"><\/p>$/)
})

test("a linked image keeps its link", async () => {
  expect(await replace("[![Chart](a.png)](/about)")).toBe(
    '<p><a href="/about"><img data-made src="a.png" alt="Chart"></a></p>',
  )
})

test("an image for which there is no other markup is left as it is", async () => {
  expect(await replace("![Chart](https://x.example/a.png)", async () => undefined)).toBe(
    '<p><img src="https://x.example/a.png" alt="Chart"></p>',
  )
})

test.each(["a.png", "/nowhere.png", "https://x.example/a.png", "placeholder", ""])(
  "the diagram takes the place of an image at %j by its words alone",
  async src => {
    const askFor = jest.fn(markup)
    const html = await replace(`Before\n\n![Digital Measurement setup](${src} "Title")\n\nAfter`, askFor)
    expect(html).toMatch(/<p>Before<\/p>\s*<figure class="diagram [\s\S]*<\/figure>\s*<p>After<\/p>$/)
    expect(html).not.toContain("<img")
    expect(askFor).not.toHaveBeenCalled()
  },
)

const figures = (html: string) => html.replace(/<figure class="diagram [\s\S]*?<\/figure>/g, "DIAGRAM")

test.each([
  ["after text", "See ![Digital Measurement](a)", "<p>See </p>DIAGRAM"],
  ["before text", "![Digital Measurement](a)\nas above", "DIAGRAM<p>\nas above</p>"],
  [
    "within text",
    "One *two* ![Digital Measurement](a) three",
    "<p>One <em>two</em> </p>DIAGRAM<p> three</p>",
  ],
  ["beside another", "![Digital Measurement](a) ![Deep Dive Methodology](b)", "DIAGRAMDIAGRAM"],
  ["after a line break", "One  \n![Digital Measurement](a)", "<p>One<br>\n</p>DIAGRAM"],
  ["as a link", "[![Digital Measurement](a)](/about)", "DIAGRAM"],
  [
    "within strong text",
    "**One ![Digital Measurement](a) two**",
    "<p><strong>One </strong></p>DIAGRAM<p><strong> two</strong></p>",
  ],
  [
    "beside an image",
    "![A](a.png) ![Digital Measurement](a)",
    '<figure class="body-image"><img data-made src="a.png" alt="A"></figure>DIAGRAM',
  ],
  ["in a list", "- ![Digital Measurement](a)", "<ul>\n<li>DIAGRAM</li>\n</ul>"],
])("no paragraph holds a diagram that stands %s", async (_name, body, expected) => {
  expect(figures(await replace(body))).toBe(expected)
})

test("both diagrams may stand in one article, each in its place", async () => {
  const html = await replace("![Deep Dive Methodology](b)\n\n![x](x.png)\n\n![Digital Measurement](a)")
  expect(html.match(/diagram-phases|body-image|diagram-cycle/g)).toEqual([
    "diagram-phases",
    "body-image",
    "diagram-cycle",
  ])
})
