import { post, problemsWith } from "../testing/content-fixture"

const x = "content/posts/x.md"

describe("files that cannot be read", () => {
  const file = (content: string | Uint8Array) => problemsWith({ [x]: content })
  test("front matter not closed", () =>
    expect(file("---\ntitle: X\n\nText")).toEqual([
      `${x}:1:1: the front matter is not closed; expected a second line --- after its last field`,
    ]))
  test("no front matter", () =>
    expect(file("# X\n")).toEqual([
      `${x}:1:1: the file does not begin with front matter; expected a first line ---`,
    ]))
  test("front matter in another language", () =>
    expect(file("---js\n{}\n---\n")).toEqual([
      `${x}:1:1: the file does not begin with front matter; expected a first line ---`,
    ]))
  test("YAML syntax", () =>
    expect(file("---\ntitle: A: B\n---\nText")).toEqual([
      expect.stringMatching(
        /x\.md:2:9: the front matter is not valid YAML: text with a colon in it must stand in quotes/,
      ),
    ]))
  test("YAML field twice", () =>
    expect(file("---\ntitle: A\ntitle: B\n---\nText")).toEqual([
      expect.stringMatching(
        /x\.md:3:\d+: the front matter is not valid YAML: the field stands here a second time/,
      ),
    ]))
  test("a date where the build would read one, though text was meant", () =>
    expect(file(post("X", { tags: "[2025-01-01]" }))).toEqual([
      `${x}:5: tags > entry 1 is the date 2025-01-01, not a tag without spaces around it; put it in quotes if it is meant as text`,
    ]))
  test("a front matter closed as gray-matter closes it", () =>
    expect(file(post("X", {}, "[x](/blgo)").replace("\n---\n\n", "\n---\n"))).toEqual([
      expect.stringContaining(`${x}:8: link "/blgo"`),
    ]))
  test("front matter that is a list", () =>
    expect(file("---\n- a\n---\nText")).toEqual([
      `${x}:2:1: the front matter is not a list of fields of the form name: value`,
    ]))
  test("not UTF-8", () =>
    expect(file(Buffer.from("---\ntitle: caf\u00e9\n---\n", "latin1"))).toEqual([
      `${x}:2: the file is not UTF-8 text; save it with the encoding UTF-8`,
    ]))
  const json = (content: string) => problemsWith({ "content/brands.json": content })
  test("JSON syntax", () =>
    expect(json('[\n  { "name": "A", }\n]')).toEqual([
      "content/brands.json:2:18: the file is not valid JSON: expected a name in double quotes",
    ]))
  test("JSON that ends early", () =>
    expect(json("[")).toEqual([
      expect.stringContaining("content/brands.json:1:2: the file is not valid JSON: the file ends"),
    ]))
  test.each([
    ["{a: 1}", "1:2", "expected a name in double quotes"],
    ['[{ "name" 1 }]', "1:11", "expected a colon"],
    ["[1\n2]", "2:1", "expected a comma"],
    ["[] x", "1:4", "expected the end of the file"],
    ["[ // no\n]", "1:3", "expected a value"],
    ["", "1:1", "the file ends; expected a value"],
    ["[01]", "1:3", "expected a comma"],
    ['["a\nb"]', "1:2", "expected a text on one line"],
  ])("JSON with a mistake: %j", (text, place, message) =>
    expect(json(text)).toEqual([
      expect.stringContaining(`content/brands.json:${place}: the file is not valid JSON: ${message}`),
    ]),
  )
  test("JSON field twice", () =>
    expect(json('[{ "name": "A",\n"name": "B", "slug": "b" }]')).toEqual([
      'content/brands.json:2: field "0.name" stands here a second time; remove one',
    ]))
  test("JSON of another shape", () =>
    expect(json("{}")).toEqual(["content/brands.json: the file is not a list of clients"]))
})
