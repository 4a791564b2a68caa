/** @proves Forms: validation */
import { z } from "zod"
import { checkForm } from "../../../api/functions/form/forms"
import { lengthLimits } from "../../shared/enquiry/choices"
import { readAnswers } from "./answers"
import { checkAnswer, checkAnswers, emailPattern } from "./check-answers"

const filled = { name: "Asha Rao", email: "asha@example.com", company: "", message: "" }

describe("the rules of the audit and contact form", () => {
  test("ask for name and e-mail address, in the order of the fields", () => {
    expect(Object.entries(checkAnswers({ ...filled, name: "", email: "" }))).toEqual([
      ["name", "Please enter your name."],
      ["email", "Please enter your e-mail address."],
    ])
  })

  test("leave everything else to the visitor, the consent included", () => {
    expect(checkAnswers(filled)).toEqual({})
    expect(checkAnswers({ ...filled, service: "", budget: "", consent: "" })).toEqual({})
  })

  test.each(["nobody", "a@", "@b.c", "a b@c.de", "a@b..c", "a@-b.c", "a@b,c"])(
    "refuse the address %s",
    email => {
      expect(checkAnswer("email", email)).toBe("Please enter an e-mail address such as name@example.com.")
    },
  )

  test.each(["a@b", "o'neil+seo@mail.example.co.in", "a@xn--mller-kva.example"])(
    "take the address %s",
    email => {
      expect(checkAnswer("email", email)).toBeUndefined()
    },
  )

  test("bound the lengths", () => {
    for (const [field, label, bound] of [
      ["name", "Name", "200"],
      ["company", "Company", "200"],
      ["message", "Message", "5,000"],
    ] as const) {
      expect(checkAnswer(field, "x".repeat(lengthLimits[field]))).toBeUndefined()
      const error = `${label} can have at most ${bound} characters.`
      expect(checkAnswer(field, "x".repeat(lengthLimits[field] + 1))).toBe(error)
    }
  })

  test("say what the server says", () => {
    expect(emailPattern.source).toBe(z.regexes.html5Email.source)
    const wrong = [
      { ...filled, name: "", email: "" },
      { ...filled, email: "nobody" },
      { ...filled, email: `${"x".repeat(250)}@example.com` },
      { ...filled, name: "x".repeat(201), company: "x".repeat(201), message: "x".repeat(5001) },
    ]
    for (const answers of wrong) {
      const there = checkForm("audit", answers)
      const errors = there.ok ? [] : there.refusal.errors?.map(({ field, message }) => [field, message])
      expect(Object.entries(checkAnswers(answers))).toEqual(errors)
    }
  })
})

test("answers are trimmed, and files are none", () => {
  const form = new FormData()
  form.set("name", "  Asha Rao \n")
  form.set("file", new File(["x"], "x.txt"))
  expect(readAnswers(form)).toEqual({ name: "Asha Rao" })
})
