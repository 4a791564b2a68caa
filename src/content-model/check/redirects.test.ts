import { post, problemsWith } from "../testing/content-fixture"

const file = "content/redirects.json"
const redirected = (redirects: object[], more = {}) =>
  problemsWith({ [file]: redirects, ...more }).map(problem => problem.replace(/^[^ ]+json:\d+: /, ""))

test("an address that is no more leads to a page, a section to another, without a problem", () => {
  expect(
    redirected([
      { from: "/blog/old", to: "/blog/second" },
      { from: "/old.html", to: "/downloads/list.pdf" },
      { from: "/cohorts", to: "/cohort-analysis" },
      { from: "/cohorts/*", to: "/cohort-analysis/*" },
    ]),
  ).toEqual([])
})

test.each([
  ["a missing target", "/blog/secnd", '"/blog/secnd" leads nowhere; did you mean "/blog/second"?'],
  ["a retired one", "/blog/first", '"/blog/first" leads to a retired address; use "/analytics/first"'],
])("%s is named, with the address that was meant", (_name, to, message) => {
  expect(redirected([{ from: "/old", to }])).toEqual([`entry 1 > to ${message}`])
})

test("a draft is no target, and a section without pages is none", () => {
  const draft = { "content/posts/idea.md": post("Idea", { draft: "true" }) }
  expect(redirected([{ from: "/old", to: "/blog/idea" }], draft)).toEqual([
    'entry 1 > to "/blog/idea" leads to a page that the build will not have: content/posts/idea.md is a draft',
  ])
  expect(redirected([{ from: "/old/*", to: "/new/*" }])).toEqual([
    'entry 1 > to "/new/*" leads nowhere: no page stands below it',
  ])
})

test("a redirect over another one is named with the end of the way, a circle with its stops", () => {
  expect(
    redirected([
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/blog" },
    ]),
  ).toEqual([
    'entry 1 > to "/b" is redirected itself; use "/blog"',
    'entry 2 > to "/c" is redirected itself; use "/blog"',
  ])
  expect(
    redirected([
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ]),
  ).toEqual([
    'entry 1 > to "/b" leads in a circle: /a, /b, /a',
    'entry 2 > to "/a" leads in a circle: /b, /a, /b',
  ])
  expect(redirected([{ from: "/a", to: "/a" }])).toEqual(['entry 1 > to "/a" leads in a circle: /a, /a'])
})

test.each([
  ["/blog/second", '"/blog/second" is a page of this site'],
  ["/blog/first", '"/blog/first" is a retired address, which answers 410 already'],
  ["/downloads/list.pdf", '"/downloads/list.pdf" is the file static/downloads/list.pdf'],
  ["/blog/page/7", '"/blog/page/7" is kept for the listing /blog'],
  ["/downloads/list.pdf/x", '"/downloads/list.pdf/x" lies below the file /downloads/list.pdf'],
  ["/page-data/x", '"/page-data/x" is kept for files of the build'],
])("an address that there is cannot be moved: %s", (from, message) => {
  expect(redirected([{ from, to: "/about" }])).toEqual([`entry 1 > from ${message}`])
})

test("nor one that an article takes on its day; that of a draft can", () => {
  const posts = {
    "content/posts/later.md": post("Later", { date: "2999-01-01" }),
    "content/posts/idea.md": post("Idea", { draft: "true" }),
  }
  expect(
    redirected(
      [
        { from: "/blog/later", to: "/about" },
        { from: "/blog/idea", to: "/about" },
      ],
      posts,
    ),
  ).toEqual([
    'entry 1 > from "/blog/later" is the address of content/posts/later.md, which is published on 2999-01-01',
  ])
})

test("a section is not moved over pages of its own name", () => {
  expect(redirected([{ from: "/blog/*", to: "/cohort-analysis/*" }])).toEqual([
    'entry 1 > from "/blog/*" covers "/blog/second", which is a page of this site',
  ])
})

test("both ends are sections or neither, and no address is moved twice", () => {
  expect(redirected([{ from: "/old/*", to: "/blog" }])).toEqual([
    'entry 1 > to "/blog" is to end in /* as from does, or both are not',
  ])
  expect(
    redirected([
      { from: "/old", to: "/blog" },
      { from: "/old", to: "/about" },
    ]),
  ).toEqual(['entry 2 > from "/old" stands here twice; remove one'])
})

test.each(["old", "https://x.example/old", "/old/", "/old?x=1", "/old#part", "/../old", "/o ld", "/", "/*"])(
  "%j is no address to move from",
  from => {
    expect(redirected([{ from, to: "/blog" }])).toEqual([
      expect.stringMatching(/^entry 1 > from .* is not an address/),
    ])
  },
)

test("a link to an address that has moved is named with the new one", () => {
  const linking = post("Linking", {}, "See [there](/blog/old).\n")
  expect(
    problemsWith({
      [file]: [{ from: "/blog/old", to: "/blog/second" }],
      "content/posts/linking.md": linking,
    }),
  ).toEqual([expect.stringContaining('"/blog/old" leads to a retired address; use "/blog/second"')])
})
