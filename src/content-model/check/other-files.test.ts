import { pagesJson, problemsWith, siteJson } from "../testing/content-fixture"

describe("resources, services and JSON files", () => {
  const resource = (fields: string) =>
    problemsWith({
      "content/resources/list.md": `---\ntitle: List\ndescription: A list.\ntags: [SEO]\n${fields}\n---\nText\n`,
    })
  const list = "content/resources/list.md"
  test("type", () =>
    expect(resource("type: Cheklist")).toEqual([
      `${list}:5: type "Cheklist" is not one of: Checklist, Template, Sample`,
    ]))
  test("externalUrl that is no file", () =>
    expect(resource("type: Sample\nexternalUrl: /downloads/lst.pdf")).toEqual([
      `${list}:6: externalUrl "/downloads/lst.pdf" is not there; expected the file static/downloads/lst.pdf; did you mean "/downloads/list.pdf"?`,
    ]))
  test("externalUrl that is no address", () =>
    expect(resource("type: Sample\nexternalUrl: list.pdf")).toEqual([
      `${list}:6: externalUrl "list.pdf" is neither a web address (https://…) nor a file below static/, such as "/downloads/x.pdf"`,
    ]))
  test("icon", () =>
    expect(
      problemsWith({
        "content/services/s.md":
          "---\ntitle: S\ndescription: S.\nicon: star\n---\nText {brnd} and `{code}`\n",
      }),
    ).toEqual([
      'content/services/s.md:4: icon "star" is not one of: chart, search, megaphone, people',
      'content/services/s.md:6: the text has the token {brnd}, which stands for nothing; did you mean "{brand}"?',
    ]))
  test("navigation", () =>
    expect(
      problemsWith({ "content/site.json": { ...siteJson, navigation: [{ label: "Blog", path: "/blgo" }] } }),
    ).toEqual([
      expect.stringMatching(
        /site\.json:\d+: navigation > entry 1 > path "\/blgo" leads nowhere; did you mean "\/blog"\?/,
      ),
    ]))
  test("token in copy", () =>
    expect(problemsWith({ "content/site.json": { ...siteJson, tagline: "By {Brand}" } })).toEqual([
      expect.stringMatching(
        /site\.json:\d+: tagline has the token \{Brand\}, which stands for nothing; did you mean "\{brand\}"\?/,
      ),
    ]))
  test("a page without its copy", () => {
    const { blog: _blog, ...rest } = pagesJson
    expect(problemsWith({ "content/pages.json": rest })).toEqual([
      "content/pages.json: blog is missing; expected a group of fields: title, description, heading, lead, points",
    ])
  })
  test("retired slugs", () =>
    expect(problemsWith({ "content/retired.json": { posts: ["first", "/blog/x", "first"] } })).toEqual([
      'content/retired.json:4: posts > entry 2 "/blog/x" is not a slug made of lower-case letters, digits and hyphens',
      'content/retired.json:5: posts > entry 3 "first" stands here twice; remove one',
    ]))
  test("AMP posts", () =>
    expect(problemsWith({ "content/amp.json": { posts: ["first", "secnd"] } })).toEqual([
      'content/amp.json:4: posts > entry 2 "secnd" is not the slug of a post; did you mean "second"?',
    ]))
  test("more AMP posts than six", () =>
    expect(problemsWith({ "content/amp.json": { posts: Array(7).fill("first") } })).toContain(
      "content/amp.json:2: posts with 7 entries is not a list of up to six post slugs",
    ))
})
