import { post, problemsWith } from "../testing/content-fixture"

describe("slugs and places", () => {
  const one = (path: string, expected: string, content = post("X")) =>
    expect(problemsWith({ [path]: content })).toEqual([expected])
  test("two files with one slug", () =>
    one(
      "content/posts/second.md",
      'content/posts/second/index.md: the slug "second" is taken by content/posts/second.md; rename one of the two',
    ))
  test("malformed", () =>
    one(
      "content/posts/My_Post.md",
      'content/posts/My_Post.md: the name "My_Post" is not made of lower-case letters, digits and hyphens; rename it',
    ))
  test("collision below the section", () =>
    one(
      "content/posts/page.md",
      'content/posts/page.md: the slug "page" belongs to another page below /blog; choose another name',
    ))
  test("too deep", () =>
    one(
      "content/posts/2025/x.md",
      "content/posts/2025/x.md: no text is looked for here; expected content/posts/<slug>.md or content/posts/<slug>/index.md",
    ))
  test("unknown folder", () =>
    one("content/post/x.md", 'content/post/x.md: nothing shows a text in this place; did you mean "posts"?'))
  test("unknown ending", () =>
    one("content/posts/x.mdx", "content/posts/x.mdx: only files whose name ends in .md are shown; rename it"))
  test("unknown JSON", () =>
    one(
      "content/categores.json",
      'content/categores.json: the site knows no such file; did you mean "categories.json"?',
      "[]",
    ))
  test("unknown legal page", () =>
    one(
      "content/legal/x.md",
      "content/legal/x.md: no page shows this text; expected one of: privacy, terms",
      "---\ntitle: X\ndescription: X.\n---\nX\n",
    ))
  test("a missing file", () =>
    expect(problemsWith({ "content/home.json": undefined })).toEqual([
      "content/home.json: the file is missing; write it, since the site needs it",
    ]))
  const category = (name: string) =>
    problemsWith({
      "content/categories.json": [
        { name: "Analytics", description: "A.", topLevel: true },
        { name: "Cohort Analysis", description: "C.", topLevel: true },
        { name, description: "D.", topLevel: false },
      ],
    })
  test("a category in the place of a page", () =>
    expect(category("Contact")).toEqual([
      'content/categories.json:13: entry 3 > name "Contact" would take the address /contact from another page; choose another name',
    ]))
  test("a category twice", () =>
    expect(category("Analytics")).toContain(
      'content/categories.json:13: entry 3 > name "Analytics" stands here twice; remove one',
    ))
})
