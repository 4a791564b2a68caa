import { post, problemsWith } from "../testing/content-fixture"
import { checkContent } from "./check-content"

const x = "content/posts/x.md"
const withPost = (fields: Record<string, string | undefined>, body?: string) =>
  problemsWith({ [x]: post("X", fields, body) })

describe("sound content", () => {
  test("the project's own has no problem", () => expect(checkContent(process.cwd())).toEqual([]))
  test("one file of each kind", () => expect(problemsWith()).toEqual([]))
  test("no posts at all", () =>
    expect(
      problemsWith({
        "content/posts/first.md": undefined,
        "content/posts/second/index.md": undefined,
        "content/posts/second/cover.svg": undefined,
      }),
    ).toEqual([]))
  test("one post", () =>
    expect(
      problemsWith({
        "content/posts/second/index.md": undefined,
        "content/posts/second/cover.svg": undefined,
      }),
    ).toEqual([]))
  test("no services, resources, testimonials, case studies, brands or retired posts", () =>
    expect(
      problemsWith({
        "content/services/data.md": undefined,
        "content/resources/list.md": undefined,
        "content/cases/fast.json": undefined,
        "content/brands.json": [],
        "content/retired.json": { posts: [] },
      }),
    ).toEqual([]))
  test("a retired slug without a post is only unknown", () =>
    expect(problemsWith({ "content/retired.json": { posts: ["long-gone"] } })).toEqual([]))
  test("all optional fields of a post", () =>
    expect(
      withPost({ readingTime: "7 min", draft: "true", date: '"2025-06-01"', updated: "2025-06-02" }),
    ).toEqual([]))
})

test("all problems come in one run", () =>
  expect(
    problemsWith({
      [x]: post("X", { date: "soon", category: "None" }, "[x](/no)"),
      "content/brands.json": "{",
    }),
  ).toHaveLength(4))
