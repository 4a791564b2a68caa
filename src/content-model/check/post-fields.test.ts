import { post, problemsWith } from "../testing/content-fixture"

const x = "content/posts/x.md"
const withPost = (fields: Record<string, string | undefined>, body?: string) =>
  problemsWith({ [x]: post("X", fields, body) })

describe("fields of a post", () => {
  const cases: [name: string, fields: Record<string, string | undefined>, expected: string][] = [
    [
      "missing",
      { excerpt: undefined },
      `${x}: excerpt is missing; expected one or two sentences for listings and search engines`,
    ],
    [
      "empty",
      { excerpt: '""' },
      `${x}:3: excerpt is empty; expected one or two sentences for listings and search engines`,
    ],
    ["left blank", { title: "" }, `${x}:2: title is empty; expected the article's title`],
    [
      "number for text",
      { title: "2025" },
      `${x}:2: title is the number 2025, not the article's title; put it in quotes if it is meant as text`,
    ],
    [
      "text for a list",
      { tags: "SEO" },
      `${x}:5: tags "SEO" is not a list of at least one tag, such as [SEO, Analytics]`,
    ],
    [
      "empty list",
      { tags: "[]" },
      `${x}:5: tags is empty; expected a list of at least one tag, such as [SEO, Analytics]`,
    ],
    ["text for true", { draft: '"yes"' }, `${x}:7: draft "yes" is not true or false`],
    ["unknown field", { catgory: "SEO" }, `${x}:7: unknown field "catgory"; did you mean "category"?`],
    [
      "form of a date",
      { date: "10/10/2025" },
      `${x}:6: date "10/10/2025" is not a date of the form YYYY-MM-DD`,
    ],
    [
      "not a day",
      { date: "2025-02-30" },
      `${x}:6: date "2025-02-30" is not a day that the calendar has; expected a date of the form YYYY-MM-DD`,
    ],
    [
      "reading time",
      { readingTime: "7 minutes" },
      `${x}:7: readingTime "7 minutes" is not a reading time of the form "7 min"`,
    ],
    [
      "category",
      { category: "Analytcs" },
      `${x}:4: category "Analytcs" is not a category of content/categories.json; did you mean "Analytics"?`,
    ],
    [
      "cover",
      { cover: "cover.svg" },
      `${x}:7: cover "cover.svg" is missing; expected the file content/posts/cover.svg`,
    ],
    [
      "cover elsewhere",
      { cover: "https://x.example/a.png" },
      `${x}:7: cover "https://x.example/a.png" is not an image beside the text; expected its file name`,
    ],
    ["one tag twice", { tags: "[SEO, SEO]" }, `${x}:5: tags names "SEO" twice; remove one`],
    [
      "one label in two ways",
      { tags: "[seo]" },
      `${x}:5: tags "seo" has the same address part, "seo", as "SEO" in content/posts/first.md; write both the same`,
    ],
    [
      "tag like a category",
      { tags: "[cohort analysis]" },
      `${x}:5: tags "cohort analysis" has the same address part, "cohort-analysis", as "Cohort Analysis" in content/categories.json; write both the same`,
    ],
    [
      "long excerpt",
      { excerpt: "E".repeat(161) },
      `${x}:3: excerpt has 161 characters; expected at most 160, because search engines cut the rest`,
    ],
    [
      "title twice",
      { title: "first" },
      `${x}:2: title is the same title as in content/posts/first.md; expected one of its own for each page`,
    ],
    [
      "excerpt twice",
      { excerpt: "What First says." },
      `${x}:3: excerpt is the same description as in content/posts/first.md; expected one of its own for each page`,
    ],
  ]
  test("list for text", () =>
    expect(withPost({ category: "[Analytics]" })).toEqual([
      `${x}:4: category is a list, not the name of a category of content/categories.json`,
    ]))
  test.each(cases)("%s", (_name, fields, expected) => expect(withPost(fields)).toEqual([expected]))
})
