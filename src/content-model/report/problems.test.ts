import { VFile } from "vfile"
import { addError, addWarning, explainProblems } from "./problems"

test("of similar problems in a file, the report lists three and counts the rest", () => {
  const [article, home] = [
    new VFile({ path: "content/posts/x.md" }),
    new VFile({ path: "content/home.json" }),
  ]
  for (let line = 1; line <= 946; line += 1)
    addError(article, `the link "/l-${line}" does not exist`, { line, column: 2 })
  addWarning(article, "the heading has no text", { line: 7, column: 1 })
  addError(home, "this required file is missing")
  expect(explainProblems([...article.messages, ...home.messages])).toBe(
    `content/posts/x.md
     1:2  error    the link "/l-1" does not exist
     2:2  error    the link "/l-2" does not exist
     3:2  error    the link "/l-3" does not exist
                   and 943 more
     7:1  warning  the heading has no text

content/home.json
     1:1  error    this required file is missing`,
  )
})
