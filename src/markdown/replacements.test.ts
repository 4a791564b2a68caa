import { toHtml } from "hast-util-to-html"
import { defaultDiagrams } from "../content-model/types/diagrams"
import { diagramFor } from "./diagrams"
import { parseMarkdown, safeHtmlTree } from "./html-tree"
import { replaceImages } from "./replacements"

const replace = async (body: string): Promise<string> => {
  const tree = safeHtmlTree(parseMarkdown(body))
  await replaceImages(
    tree,
    async (src, alt) =>
      src.endsWith("a.png") && !src.includes(":") ? `<img data-made src="${src}" alt="${alt}">` : undefined,
    async alt => diagramFor(alt, defaultDiagrams),
  )
  const html = toHtml(tree, { allowDangerousHtml: true })
  return html.replace(/<figure class="diagram [\s\S]*?<\/figure>/g, "DIAGRAM")
}

const made = (alt: string) => `<img data-made src="a.png" alt="${alt}">`

test.each([
  [
    "an image in its own paragraph is a figure",
    "![A](a.png)",
    `<figure class="body-image">${made("A")}</figure>`,
  ],
  [
    "its title is the caption",
    '![A](a.png "B < C")',
    `<figure class="body-image">${made("A")}<figcaption>B &#x3C; C</figcaption></figure>`,
  ],
  ["an image in text stays there", "See ![A](a.png) here", `<p>See ${made("A")} here</p>`],
  ["several images keep their order", "![A](a.png) ![B](a.png)", `<p>${made("A")} ${made("B")}</p>`],
  [
    "without markup it stays",
    "![A](https://x.example/a.png)",
    '<p><img src="https://x.example/a.png" alt="A"></p>',
  ],
  ["a diagram replaces its paragraph", '![Digital Measurement](a.png "B")', "DIAGRAM"],
  ["a diagram needs no file", "![Digital Measurement setup](https://x.example/nowhere.png)", "DIAGRAM"],
  ["a diagram needs no address", "![Digital Measurement]()", "DIAGRAM"],
  ["a diagram is no link", "[![Digital Measurement](a)](/about)", "DIAGRAM"],
  ["a diagram in a list", "- ![Digital Measurement](a)", "<ul>\n<li>DIAGRAM</li>\n</ul>"],
  ["no paragraph contains a diagram", "One ![Digital Measurement](a) two", "<div>One DIAGRAM two</div>"],
  ["nor two of them", "![Digital Measurement](a) ![Deep Dive Methodology](b)", "<div>DIAGRAM DIAGRAM</div>"],
  ["nor one in strong text", "**One ![Digital Measurement](a)**", "<div><strong>One DIAGRAM</strong></div>"],
  ["nor one beside an image", "![A](a.png) ![Digital Measurement](a)", `<div>${made("A")} DIAGRAM</div>`],
])("%s: %j", async (_rule, body, expected) => {
  expect(await replace(body)).toBe(expected)
})
