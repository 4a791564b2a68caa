import { asha, type Files, pagesJson, post, siteJson } from "../content-fixture"
import { inFiles } from "./case"

const site = (change: object): Files => ({ "content/site.json": { ...siteJson, ...change } })
const brands = (content: string): Files => ({ "content/brands.json": content })
const entry = (path: string, label = "A") => ({ label, path })
const { blog: _blog, ...withoutBlog } = pagesJson
const category = (name: string): Files => ({
  "content/categories.json": [
    { name: "Analytics", description: "A.", topLevel: true },
    { name: "Cohort Analysis", description: "C.", topLevel: true },
    { name, description: "D.", topLevel: false },
  ],
})

/** JSON files: the site's own data, categories, lists and charts. */
export const dataCases = inFiles([
  [
    "BOM before JSON",
    brands('\uFEFF[{ "name": "A", "slug": "a" }]'),
    "error content/brands.json:1:1: the file begins with a byte order mark",
  ],
  [
    "BOM before site.json",
    { "content/site.json": `\uFEFF${JSON.stringify(siteJson)}` },
    "error begins with a byte order mark",
  ],
  [
    "comma behind the last entry",
    brands('[\n  { "name": "A", }\n]'),
    "error content/brands.json:2:18: the file is not valid JSON: expected a name in double quotes",
  ],
  ["JSON that ends early", brands("["), "error the file is not valid JSON: the file ends"],
  ["names without quotes", brands("{a: 1}"), "error expected a name in double quotes"],
  ["single quotes", brands("[{ 'name': 'A' }]"), "error the file is not valid JSON"],
  ["missing colon", brands('[{ "name" 1 }]'), "error expected a colon"],
  [
    "missing comma",
    brands("[1\n2]"),
    "error content/brands.json:2:1: the file is not valid JSON: expected a comma",
  ],
  ["text behind the end", brands("[] x"), "error expected the end of the file"],
  ["comment in JSON", brands("[ // no\n]"), "error the file is not valid JSON"],
  ["empty JSON", brands(""), "error the file ends; expected a value"],
  ["line break in a text", brands('["a\nb"]'), "error expected a text on one line"],
  [
    "field twice",
    brands('[{ "name": "A",\n"name": "B", "slug": "b" }]'),
    'error field "0.name" stands here a second time',
  ],
  ["JSON of another shape", brands("{}"), "error is not a list of clients"],
  [
    "merge marks in JSON",
    brands("<<<<<<< HEAD\n[]\n=======\n[1]\n>>>>>>> b"),
    "error content/brands.json:1:1: a merge has left two versions here",
  ],
  [
    "control character in JSON",
    { "content/site.json": { ...siteJson, tagline: "A\u0008" } },
    "error tagline holds the control character U+0008",
  ],
  [
    "zero-width space in JSON",
    { "content/site.json": { ...siteJson, tagline: "A\u200bB" } },
    "error tagline holds the invisible character U+200B",
  ],
  ["unknown JSON file", { "content/categores.json": "[]" }, 'error did you mean "categories.json"?'],
  ["JSON in another case", { "content/Site.json": "{}" }, "error the site knows no such file"],
  [
    "a file that the site needs is missing",
    { "content/home.json": undefined },
    "error the file is missing; write it, since the site needs it",
  ],
  [
    "author twice",
    { "content/authors.json": [asha, asha] },
    'error "asha-rao" stands here twice; remove one',
  ],
  [
    "author whose page is not there",
    { "content/authors.json": [{ ...asha, link: "/abuot" }] },
    'error entry 1 > link "/abuot"',
  ],
  [
    "author with an address without its scheme",
    { "content/authors.json": [{ ...asha, link: "www.x.example" }] },
    "error is not a page about the author",
  ],
  [
    "author of another kind",
    { "content/authors.json": [{ ...asha, kind: "team" }] },
    "error is not one of: person, organisation",
  ],
  [
    "a legal page is missing",
    { "content/legal/terms.md": undefined },
    "error the file is missing; write it, since the site needs it",
  ],
  [
    "unknown legal page",
    { "content/legal/imprint.md": "---\ntitle: I\ndescription: I.\n---\nX\n" },
    "error no page shows this text; expected one of: privacy, terms",
  ],
  [
    "broken categories do not break links",
    {
      "content/categories.json": "[",
      "content/posts/x.md": post("X", {}, "[x](/analytics) [y](/services)\n"),
    },
    "error content/categories.json:1:2: the file is not valid JSON",
  ],
  [
    "category in the place of a page",
    category("Contact"),
    "error would take the address /contact from another page",
  ],
  ["category twice", category("Analytics"), 'error "Analytics" stands here twice; remove one'],
  [
    "category without a description",
    {
      "content/categories.json": [
        { name: "Analytics", topLevel: true },
        { name: "Cohort Analysis", description: "C.", topLevel: true },
      ],
    },
    "error entry 1 > description is missing",
  ],
  [
    "category with an unknown field",
    {
      "content/categories.json": [
        { name: "Analytics", description: "A.", toplevel: true, topLevel: true },
        { name: "Cohort Analysis", description: "C.", topLevel: true },
      ],
    },
    'error did you mean "topLevel"?',
  ],
  ["two categories of one slug", category("cohort analysis"), "error write both the same"],
  [
    "site address with a path",
    site({ url: "https://brand.example/site" }),
    'error has a path, and the site stands at the root of its host; use "https://brand.example"',
  ],
  [
    "site address without a scheme",
    site({ url: "brand.example" }),
    "error an address that begins with https://",
  ],
  ["unknown language", site({ language: "xx-english" }), "error is not a language that browsers know"],
  ["language in words", site({ language: "English" }), "error"],
  ["language hi", site({ language: "hi" }), "allowed"],
  ["unknown token in copy", site({ tagline: "By {Brand}" }), 'error did you mean "{brand}"?'],
  [
    "long brand",
    site({ brand: "A Very Long Name of a Consultancy, Limited" }),
    "error content/site.json:2:12: brand has 42 characters; expected at most 30",
  ],
  [
    "WhatsApp number left out",
    site({ contact: { email: siteJson.contact.email, country: "IN", network: siteJson.contact.network } }),
    "warning is not set, so that pages leave it out",
  ],
  [
    "number of zeros",
    site({ contact: { ...siteJson.contact, whatsapp: "+91 00000 00000" } }),
    'warning "+91 00000 00000" is a placeholder',
  ],
  [
    "sample left after the site says it has none",
    site({ sample: false }),
    "error is a sample, and content/site.json does not say so",
  ],
  [
    "e-mail without @",
    site({ contact: { ...siteJson.contact, email: "hello" } }),
    "error is not an e-mail address",
  ],
  [
    "telephone without its country",
    site({ contact: { ...siteJson.contact, whatsapp: "0000" } }),
    "error is not a telephone number with its country",
  ],
  [
    "country in words",
    site({ contact: { ...siteJson.contact, country: "India" } }),
    "error is not a country of two letters",
  ],
  ["navigation leads nowhere", site({ navigation: [entry("/blgo")] }), 'error did you mean "/blog"?'],
  [
    "navigation to another site",
    site({ navigation: [entry("https://x.example")] }),
    "error is not an address of this site",
  ],
  [
    "navigation entry twice",
    site({ navigation: [entry("/blog"), entry("/blog", "B")] }),
    'error navigation > entry 2 > path "/blog" stands here twice; remove one',
  ],
  [
    "navigation of sixteen entries",
    site({
      navigation: Array.from({ length: 16 }, (_, index) => entry(index ? `/blog#top${index}` : "/blog")),
    }),
    "error has 16 entries; expected at most 8",
  ],
  ["a page without its copy", { "content/pages.json": withoutBlog }, "error blog is missing"],
  [
    "retired slug twice",
    { "content/retired.json": { posts: ["first", "first"] } },
    "error stands here twice",
  ],
  [
    "retired slug an address",
    { "content/retired.json": { posts: ["first", "/blog/x"] } },
    "error is not a slug",
  ],
  [
    "misspelt retired slug",
    { "content/retired.json": { posts: ["frist"] } },
    'warning is the slug of no article, so that its address has no notice; did you mean "first"?',
  ],
  [
    "AMP post that there is not",
    { "content/amp.json": { posts: ["first", "secnd"] } },
    'error did you mean "second"?',
  ],
  [
    "more AMP posts than six",
    { "content/amp.json": { posts: ["first", "second", "a", "b", "c", "d", "e"] } },
    "error is not a list of up to six post slugs",
  ],
])
