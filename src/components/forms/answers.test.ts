import { readAnswers } from "./answers"

test("answers are trimmed, and files are none", () => {
  const form = new FormData()
  form.set("name", "  Asha Rao \n")
  form.set("file", new File(["x"], "x.txt"))
  expect(readAnswers(form)).toEqual({ name: "Asha Rao" })
})
