/** @proves Forms: validation */
import { z } from "zod"
import { checkAnswer, emailPattern } from "./forms"
import { lengthLimits } from "./limits"

test.each(["nobody", "a@", "@b.c", "a b@c.de", "a@b..c", "a@-b.c", "a@b,c"])(
  "the address %s is refused",
  email => {
    expect(checkAnswer("audit", "email", email)).toBe(
      "Please enter an e-mail address such as name@example.com.",
    )
  },
)

test.each(["a@b", "o'neil+seo@mail.example.co.in", "a@xn--mller-kva.example"])(
  "the address %s is taken",
  email => {
    expect(checkAnswer("audit", "email", email)).toBeUndefined()
  },
)

test("the rule for an address is that of browsers", () => {
  expect(emailPattern.source).toBe(z.regexes.html5Email.source)
})

test.each([
  ["name", "Name", "200"],
  ["company", "Company", "200"],
  ["phone", "Phone", "40"],
  ["message", "Message", "5,000"],
] as const)("%s: lengths are bounded", (field, label, bound) => {
  expect(checkAnswer("amp", field, "x".repeat(lengthLimits[field]))).toBeUndefined()
  const error = `${label} can have at most ${bound} characters.`
  expect(checkAnswer("amp", field, "x".repeat(lengthLimits[field] + 1))).toBe(error)
})

test("an address that is too long is told so, and not that it is wrong", () => {
  const error = "E-mail address can have at most 254 characters."
  expect(checkAnswer("contact", "email", `${"x".repeat(250)}@example.com`)).toBe(error)
})

test("a choice is one of those offered", () => {
  expect(checkAnswer("amp", "service", "seo")).toBeUndefined()
  expect(checkAnswer("contact", "budget", "1m")).toBe("Please choose one of the options for budget.")
})

test("what a form does not ask for is not judged", () => {
  for (const field of ["consent", "website", "__proto__"])
    expect(checkAnswer("audit", field, "x".repeat(9000))).toBeUndefined()
})
