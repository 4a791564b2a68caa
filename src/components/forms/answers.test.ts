/** @proves Forms: validation */
import { checkAnswers, readAnswers } from "./answers"

const filled = { name: "Asha Rao", email: "asha@example.com", company: "", message: "" }

test("name and e-mail address are asked for, in the order of the fields", () => {
  expect(Object.entries(checkAnswers("contact", { ...filled, name: "", email: "" }))).toEqual([
    ["name", "Please enter your name."],
    ["email", "Please enter your e-mail address."],
  ])
})

test("everything else is left to the visitor, the consent included", () => {
  expect(checkAnswers("audit", { ...filled, consent: "" })).toEqual({})
  expect(checkAnswers("contact", { ...filled, service: "", budget: "" })).toEqual({})
})

test("answers are trimmed, and files are none", () => {
  const form = new FormData()
  form.set("name", "  Asha Rao \n")
  form.set("file", new File(["x"], "x.txt"))
  expect(readAnswers(form)).toEqual({ name: "Asha Rao" })
})
