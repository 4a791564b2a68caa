import { post as postType } from "../types/post"
import { normalise } from "./normalise"

const own = { title: "X", excerpt: "What X says.", category: "Analytics", tags: ["SEO"], date: "2025-06-01" }

const read = (written: object, path = "posts/x.md") => {
  const front = Object.entries({ ...own, ...written }).filter(([, value]) => value !== undefined)
  return normalise(Object.fromEntries(front), postType, {
    path,
    categories: ["Analytics", "Cohort Analysis"],
  })
}

// What is harmless is read as meant, and what another system hides is hidden; all else stays, for the check to report.
// biome-ignore format: a row each
test.each<[written: object, expected: object, path?: string]>([
  [{ date: "2025-05-05T12:00:00Z" }, { date: "2025-05-05" }],
  [{ date: "May 5, 2025" }, { date: "2025-05-05" }],
  [{ date: "10/10/2025" }, { date: "10/10/2025" }],
  [{ date: undefined, Date: "2025/5/5", "Reading-Time": "7 min" }, { date: "2025-05-05", readingTime: "7 min" }],
  [{ title: "X\n", excerpt: "One\n\ntwo\n" }, { title: "X", excerpt: "One two" }],
  [{ title: "", Title: "X", Lang: "hi", lang: "ar" }, { title: "X", lang: "ar" }],
  [{ title: "" }, { title: "" }],
  [{ title: "One\ntwo" }, { title: "One\ntwo" }],
  [{ category: "cohort analysis" }, { category: "Cohort Analysis" }],
  [{ tags: null, cover: "", updated: null }, { tags: [], cover: undefined, updated: undefined }],
  [{ author: "Cafe\u0301", tags: ["Cafe\u0301"] }, { author: "Caf\u00e9", tags: ["Caf\u00e9"] }],
  [{ categories: ["A"], author: "Asha Rao", tags: "a, b" }, { author: "Asha Rao", tags: "a, b" }],
  [{ published: false }, { draft: true }],
  [{ password: "secret", draft: false }, { draft: true }],
  [{ publishDate: "2999-06-01" }, { date: "2999-06-01" }],
  [{ robots: "noindex" }, { noindex: true }],
  [{ published: true, draft: false }, { draft: false }],
  [{ draft: false }, { draft: true }, "posts/_drafts/x.md"],
])("%j is read as %j", (written, expected, path = "posts/x.md") => {
  const { data } = read(written, path)
  expect(Object.fromEntries(Object.keys(expected).map(field => [field, data[field]]))).toEqual(expected)
})

test("what has no place here is not used, apart from what is empty or says the same", () => {
  expect(read({ layout: "post", Title: "Y", summary: "", slug: "x", status: "draft" }).unused).toEqual([
    "layout",
    "Title",
  ])
})
