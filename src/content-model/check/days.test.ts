import { post, problemsWith } from "../testing/content-fixture"

const x = "content/posts/x.md"
const list = "content/resources/list.md"
const withPost = (fields: Record<string, string>) => problemsWith({ [x]: post("X", fields) })
const withResource = (updated: string) =>
  problemsWith({
    [list]: `---\ntitle: List\ntype: Sample\ndescription: A list.\ntags: [SEO]\nupdated: ${updated}\n---\nText\n`,
  })

test.each(["2025-06-01", "2025-06-02"])("a post of 2025-06-01 may be updated on %s", updated =>
  expect(withPost({ updated })).toEqual([]),
)

test("not before it was published", () =>
  expect(withPost({ updated: "2025-05-31" })).toEqual([
    `${x}:7: updated "2025-05-31" is before the date "2025-06-01"; expected that day or a later one`,
  ]))

test("not in the future", () => {
  const future = expect.stringMatching(
    /updated "2999-01-01" is in the future; expected \d{4}-\d\d-\d\d or earlier/,
  )
  expect(withPost({ updated: "2999-01-01" })).toEqual([future])
  expect(withResource("2999-01-01")).toEqual([future])
})

test("a resource, which has no date, may be updated on any day that the calendar has", () => {
  expect(withResource("2020-02-29")).toEqual([])
  expect(withResource("2021-02-29")).toEqual([
    `${list}:6: updated "2021-02-29" is not a day that the calendar has; expected a date of the form YYYY-MM-DD`,
  ])
})

test("of two mistakes in the form of a date, each is told once", () =>
  expect(withPost({ date: "soon", updated: "later" })).toEqual([
    `${x}:6: date "soon" is not a date of the form YYYY-MM-DD`,
    `${x}:7: updated "later" is not a date of the form YYYY-MM-DD`,
  ]))
