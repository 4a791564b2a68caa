import { VFile } from "vfile"
import { stringify } from "yaml"
import { readFrontMatter } from "../read/front-matter"
import { post as postType } from "../types/post"
import { conversionOf } from "./convert"

const known = {
  categories: ["Analytics", "Cohort Analysis"],
  authors: [{ slug: "asha-rao", name: "Asha Rao" }],
}
const own = { title: "X", excerpt: "What X says.", category: "Analytics", tags: ["SEO"], date: "2025-06-01" }

/** What a text's fields are when all that is of another system is converted. */
const converted = (front: object, path: string, body = ""): Record<string, unknown> => {
  const vfile = new VFile({ path, value: `---\n${stringify(front)}---\n${body}` })
  const text = readFrontMatter(vfile, postType, known.categories)
  if (!text) throw new Error(vfile.messages.join("\n"))
  const { changes } = conversionOf({ ...text, kind: "posts", slug: "x", folder: "posts" }, known)
  return { ...text.data, ...Object.fromEntries(changes.map(({ to, value }) => [to, value])) }
}

// What another system writes, what this site has instead, and the path, where that counts too.
// biome-ignore format: a row each
test.each<[written: object, expected: object, path?: string]>([
  [{ date: "2025-05-05T12:00:00Z" }, { date: "2025-05-05" }],
  [{ date: "2025-05-05 23:30:00 +0530" }, { date: "2025-05-05" }],
  [{ date: "2025-05-05 1:05" }, { date: "2025-05-05" }],
  [{ date: "2025/5/5" }, { date: "2025-05-05" }],
  [{ date: "May 5, 2025" }, { date: "2025-05-05" }],
  [{ date: "10/10/2025" }, { date: "10/10/2025" }],
  [{ date: undefined, pubDate: "Jul 08 2022" }, { date: "2022-07-08" }],
  [{ date: undefined, path: "news/2022/07/08/x.html" }, { date: "2022-07-08" }],
  [{ date: undefined, created: "2021-01-01", publishDate: "2022-01-01" }, { date: "2022-01-01" }],
  [{ excerpt: undefined, description: "One\n  two\n" }, { excerpt: "One two" }],
  [{ excerpt: undefined, summary: "A summary." }, { excerpt: "A summary." }],
  [{ title: "What&#8217;s &quot;new&quot; &amp; old&hellip;" }, { title: "What’s \"new\" & old…" }],
  [{ excerpt: undefined, description: "R&amp;D &nope; &x" }, { excerpt: "R&D &nope; &x" }],
  [{ tags: "Q&amp;A, R&D" }, { tags: ["Q&A", "R&D"] }],
  [{ lastmod: "2025-06-02T12:00:00Z" }, { updated: "2025-06-02" }],
  [{ last_modified_at: "2025-06-02" }, { updated: "2025-06-02" }],
  [{ image: "a.png" }, { cover: "a.png" }],
  [{ cover: { image: "a.png", alt: "A" } }, { cover: "a.png" }],
  [{ featured_image: ["a.png"] }, { cover: "a.png" }],
  [{ images: [{ src: "a.png" }] }, { cover: "a.png" }],
  [{ cover: "", updated: null }, { cover: undefined, updated: undefined }],
  [{ category: undefined, categories: ["Misc", "cohort analysis"] }, { category: "Cohort Analysis", tags: ["SEO", "Misc"] }],
  [{ category: undefined, categories: ["Misc"] }, { category: "Misc", tags: ["SEO"] }],
  [{ category: "analytics" }, { category: "Analytics" }],
  [{ tags: "SEO, A and B," }, { tags: ["SEO", "A and B"] }],
  [{ tags: ["SEO", 2013] }, { tags: ["SEO", "2013"] }],
  [{ tags: undefined, taxonomies: { tags: ["A"] } }, { tags: ["A"] }],
  [{ tags: undefined }, { tags: [] }],
  [{ author: "Asha Rao" }, { author: "asha-rao" }],
  [{ authors: [{ name: "Asha Rao" }] }, { author: "asha-rao" }],
  [{ date: undefined }, { date: "2014-01-22" }, "posts/2014-01-22-forms.md"],
  [{ date: undefined }, { date: undefined }, "posts/forms-2014-01-22.md"],
])("%j becomes %j", (written, expected, path = "posts/x.md") => {
  const data = converted({ ...own, ...written }, path)
  expect(Object.fromEntries(Object.keys(expected).map(field => [field, data[field]]))).toEqual(expected)
})

test("a name with spaces, as in Obsidian, or a heading above the text is the title of one without", () => {
  const { title: _, ...untitled } = own
  const titleIn = (path: string, body = "# On *forms*\n\nText.") => converted(untitled, path, body).title
  expect([
    titleIn("posts/On X.md"),
    titleIn("posts/x.md"),
    titleIn("posts/x.md", "Text.\n\n# On forms"),
  ]).toEqual(["On X", "On forms", undefined])
})

test.each([
  ["![A plan](a.svg)\n\n## Head\n\nThe *first*\nparagraph.\n\nMore.", "The first paragraph."],
  [
    `One sentence that is long enough to stand for the whole of an article. ${"And more. ".repeat(20)}`,
    /^One .* And more\.$/,
  ],
  [`A sentence ${"without an end ".repeat(20)}`, /^A sentence .* (?:without|an|end)…$/],
  ["%%\nPrivate.\n\nAlso private.\n%%\n\nThe first %% not this %% paragraph.", "The first paragraph."],
  ["A {{ shortcode }}.\n\nSee [[another]].\n\n[caption]A[/caption]\n\nThe first.", "The first."],
  ["", undefined],
])("the excerpt of %j is its first paragraph", (body, expected) => {
  const { excerpt: _, ...others } = own
  const { excerpt } = converted(others, "posts/x.md", body)
  expect(excerpt).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected)
  expect(String(excerpt ?? "").length).toBeLessThanOrEqual(160)
})
