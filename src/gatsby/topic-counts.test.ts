import { countTopics, topicCounts } from "./topic-counts"

const label = (slug: string) => ({ name: slug.toUpperCase(), slug })
const post = (slug: string, date: string, category: string, ...tags: string[]) => ({
  slug,
  date,
  category: label(category),
  tags: tags.map(label),
})
const first = post("a", "2025-01-02", "seo", "reports", "attribution")
const posts = [
  first,
  { ...post("c", "2025-01-03", "seo", "reports"), category: { name: "As of c", slug: "seo" } },
  { ...post("b", "2025-01-03", "analytics"), tags: [{ name: "As of b", slug: "reports" }] },
]

test("topics are counted in the order of their slugs, each as its newest article names it", () => {
  expect(countTopics(posts)).toEqual({
    categories: [
      { slug: "analytics", name: "ANALYTICS", count: 1 },
      { slug: "seo", name: "As of c", count: 2 },
    ],
    tags: [
      { slug: "attribution", name: "ATTRIBUTION", count: 1 },
      { slug: "reports", name: "As of b", count: 3 },
    ],
  })
})

describe("of queries", () => {
  const environment = process.env.NODE_ENV
  const set = (value: string) => Object.assign(process.env, { NODE_ENV: value })
  afterAll(() => set(environment ?? "test"))
  const asked = (entries: typeof posts) => {
    const findAll = jest.fn(async () => ({ entries }))
    return { findAll, counts: topicCounts(null, null, { nodeModel: { findAll } }) }
  }

  test("`gatsby develop` counts for each query, since articles change", async () => {
    set("development")
    expect((await asked(posts).counts).categories).toHaveLength(2)
    expect((await asked([first]).counts).categories).toHaveLength(1)
  })

  test("a build counts once, and yet every query says that it depends on all articles", async () => {
    set("production")
    const before = await asked([first]).counts
    const { findAll, counts } = asked(posts)
    expect(await counts).toBe(before)
    expect(findAll).toHaveBeenCalledWith({ type: "Post" })
  })
})
