import { formatProblem, partsOf, quoteLine } from "./problems"

const problem = {
  file: "content/posts/x.md",
  line: 2,
  column: 7,
  field: "date",
  message: 'date "10/10/2025" is not a date of the form YYYY-MM-DD',
}

test("a problem is a line with its place", () => {
  expect(formatProblem(problem)).toBe(`content/posts/x.md:2:7: ${problem.message}`)
  expect(formatProblem({ file: "a.json", severity: "warning", message: "is odd" })).toBe(
    "a.json: warning: is odd",
  )
})

test("its line is quoted with a caret below the place", () => {
  expect(quoteLine(problem, "---\r\ndate: 10/10/2025\r\n---")).toBe(
    "    2 | date: 10/10/2025\n      |       ^",
  )
})

test("a long line is cut around the place", () => {
  const text = `---\n${"word ".repeat(100)}`
  const [line = "", caret = ""] = quoteLine({ ...problem, column: 300 }, text).split("\n")
  expect(line.length).toBeLessThan(115)
  expect(line[caret.length - 1]).toBe(text.split("\n")[1]?.[299])
})

test("nothing is quoted where there is no line", () => {
  expect(quoteLine({ file: "x", message: "is missing" }, "")).toBe("")
  expect(quoteLine({ file: "x", line: 9, message: "is missing" }, "one line")).toBe("")
})

test.each([
  ["date is missing; expected a date", { found: "date is missing", expected: "a date" }],
  ['link "/x" ends in a slash; use "/y"', { found: 'link "/x" ends in a slash', expected: 'use "/y"' }],
  ['link "/x" leads nowhere; did you mean "/y"?', { found: 'link "/x" leads nowhere', nearest: "/y" }],
  [
    'image "a" is missing; expected the file b; did you mean "c"?',
    { found: 'image "a" is missing', expected: "the file b", nearest: "c" },
  ],
  ["title is a list, not the title", { found: "title is a list", expected: "the title" }],
])("%s is taken apart for tools", (message, parts) => {
  expect(partsOf({ message })).toEqual(parts)
})
