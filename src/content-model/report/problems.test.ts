import { VFile } from "vfile"
import { addError, addWarning, explainProblems, formatProblem } from "./problems"

const file = (path: string) => new VFile({ path })

test("of one kind in one file the first three are printed, and how many more there are", () => {
  const [one, other] = [file("content/posts/x.md"), file("content/posts/y.md")]
  for (let line = 1; line <= 946; line += 1)
    addError(one, `the link "/l-${line}" leads nowhere`, { line, column: 2 })
  addWarning(one, "the heading has no text", { line: 7, column: 1 })
  addError(other, 'the link "/z" leads nowhere', { line: 3, column: 1 })
  expect(explainProblems([...one.messages, ...other.messages])).toBe(
    `content/posts/x.md
     1:2  error    the link "/l-1" leads nowhere
     2:2  error    the link "/l-2" leads nowhere
     3:2  error    the link "/l-3" leads nowhere
                   and 943 more
     7:1  warning  the heading has no text

content/posts/y.md
     3:1  error    the link "/z" leads nowhere`,
  )
})

test("a problem is one line for tools, which without a place is about the whole file", () => {
  const one = file("content/home.json")
  addError(one, "the file is missing")
  addWarning(one, "odd", { line: 2, column: 5 })
  expect(one.messages.map(formatProblem)).toEqual([
    "content/home.json:1:1: the file is missing",
    "content/home.json:2:5: warning: odd",
  ])
})
