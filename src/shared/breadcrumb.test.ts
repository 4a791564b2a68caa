import { breadcrumb } from "./breadcrumb"

/** A breadcrumb as a line: `Home(/) › Blog(/blog) › Page › 2`. */
const lineOf = (path: string) =>
  breadcrumb(path)
    .map(({ label, path: to }) => (to ? `${label}(${to})` : label))
    .join(" › ")

const resources = "Home(/) › Resources(/resources) › Checklist"

// Of every built page: test/site/documents.test.ts.
test.each([
  ["every step is a link but the last", "/resources/checklist", resources],
  ["/tag has no page", "/tag/digital-marketing", "Home(/) › Tag › Digital Marketing"],
  ["/category has no page", "/category/seo", "Home(/) › Category › Seo"],
  ["a further page leads to its listing", "/blog/page/2", "Home(/) › Blog(/blog) › Page › 2"],
  ["also below a tag", "/tag/seo/page/2", "Home(/) › Tag › Seo(/tag/seo) › Page › 2"],
  ["'page' without a number", "/seo/page/about", "Home(/) › Seo(/seo) › Page(/seo/page) › About"],
  ["the 404 page is no step under any name", "/404", "Home(/)"],
  ["its section is", "/blog/404.html", "Home(/) › Blog(/blog)"],
  ["a tag '404' is one", "/tag/404", "Home(/) › Tag › 404"],
  ["'404' in a slug", "/blog/404-errors", "Home(/) › Blog(/blog) › 404 Errors"],
  ["labels are decoded, links are not", "/%E0%A4%B5/r%26d", "Home(/) › व(/%E0%A4%B5) › R&d"],
  ["a malformed escape is kept", "/100%", "Home(/) › 100%"],
])("%s: %s", (_name, path, line) => {
  expect(lineOf(path)).toBe(line)
})
