import { slugOf, titleSlug, topicSlug } from "./slug"

test.each([
  ["posts/x.md", "x"],
  ["posts/x/index.md", "x"],
  ["cases/x.json", "x"],
  ["posts/index.md", "posts"],
  ["posts/On X.md", "on-x"],
  ["posts/My.Post/index.md", "my-post"],
  ["posts/a--b.md", "a--b"],
  ["posts/!!!.md", ""],
])("the slug of %s is %s", (path, slug) => expect(slugOf(path)).toBe(slug))

test.each([
  ["SEO", "seo"],
  ["SEO Strategies", "seo-strategies"],
  ["  Team   Enablement\t", "team-enablement"],
  ["A/B testing", "a-b-testing"],
  ["R&D", "r-and-d"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["Node.js", "node-js"],
  ["Café", "cafe"],
  ["Straße", "strasse"],
  ["वेब विश्लेषण", "veb-vislesn"],
  ["日本", "riben"],
  ["!!!", ""],
])("the slug of %j is %j", (label, slug) => {
  expect([topicSlug(label), titleSlug(label)]).toEqual([slug, slug])
})

test("the slug of a title has no gap for an apostrophe", () => {
  expect(titleSlug("What’s new in the firm's report?")).toBe("whats-new-in-the-firms-report")
})
