/** @proves Forms: validation */
import { checkForm } from "../../../api/functions/form/check-form"
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

test.each([
  { ...filled, name: "", email: "" },
  { ...filled, email: "nobody" },
  { ...filled, email: `${"x".repeat(250)}@example.com` },
  { ...filled, name: "x".repeat(201), company: "x".repeat(201), message: "x".repeat(5001) },
])("the browser says what the server says: %#", answers => {
  const there = checkForm("audit", answers)
  const errors = there.ok ? [] : there.refusal.errors?.map(({ field, message }) => [field, message])
  expect(errors?.length).toBeGreaterThan(0)
  expect(Object.entries(checkAnswers("audit", answers))).toEqual(errors)
})

test("answers are trimmed, and files are none", () => {
  const form = new FormData()
  form.set("name", "  Asha Rao \n")
  form.set("file", new File(["x"], "x.txt"))
  expect(readAnswers(form)).toEqual({ name: "Asha Rao" })
})
