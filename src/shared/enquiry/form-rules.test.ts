import { z } from "zod"
import { defaultFieldTexts as texts } from "./field-texts"
import * as forms from "./form-rules"
import { emailPattern, type Fields, type FormName, fillBlanks, maxLengths, sentAnswers } from "./form-rules"

const checkAnswer = (form: FormName, field: string, value: string) =>
  forms.checkAnswer(form, field, value, texts)
const checkAnswers = (form: FormName, answers: Fields) => forms.checkAnswers(form, answers, texts)

test("malformed email addresses are rejected, valid ones accepted", () => {
  const error = "Please enter an email address such as name@example.com."
  for (const email of ["nobody", "a@", "@b.c", "a b@c.de", "a@b..c", "a@-b.c", "a@b,c"])
    expect([email, checkAnswer("audit", "email", email)]).toEqual([email, error])
  for (const email of ["a@b", "o'neil+seo@mail.example.co.in", "a@xn--mller-kva.example"])
    expect([email, checkAnswer("audit", "email", email)]).toEqual([email, undefined])
})

test("what is wrong is said in the words of the content", () => {
  const own = {
    labels: { name: "Wie" },
    missing: { name: "Wie?" },
    invalid: { email: "Wohin?", tooLong: "{label}: {count}" },
  }
  const check = (field: string, value: string) => forms.checkAnswer("contact", field, value, own)
  expect([check("name", ""), check("email", "nobody"), check("name", "x".repeat(201))]).toEqual([
    "Wie?",
    "Wohin?",
    "Wie: 200",
  ])
})

test("every required field has words for what is missing, and each field a label", () => {
  for (const form of forms.formNames)
    for (const [field, { isRequired }] of Object.entries(forms.rules[form])) {
      expect(Object.keys(texts.labels)).toContain(field)
      if (isRequired) expect(Object.keys(texts.missing)).toContain(field)
    }
})

test("email validation matches the browser's", () => {
  expect(emailPattern.source).toBe(z.regexes.html5Email.source)
})

test.each([
  ["name", "Name", "200"],
  ["phone", "Phone", "40"],
] as const)("the length of %s is limited", (field, label, bound) => {
  expect(checkAnswer("amp", field, "x".repeat(maxLengths[field]))).toBeUndefined()
  const error = `${label} can have at most ${bound} characters.`
  expect(checkAnswer("amp", field, "x".repeat(maxLengths[field] + 1))).toBe(error)
})

test("a long address is reported as too long, not as invalid", () => {
  const error = "Email can have at most 254 characters."
  expect(checkAnswer("contact", "email", `${"x".repeat(250)}@example.com`)).toBe(error)
})

test("any choice is accepted, since an open page may offer what was renamed since", () => {
  expect(checkAnswer("amp", "service", "seo")).toBeUndefined()
  expect(checkAnswer("contact", "budget", "1m")).toBeUndefined()
  expect(checkAnswer("contact", "budget", "x".repeat(101))).toBe("Budget can have at most 100 characters.")
})

test("fields the form does not have are not checked", () => {
  for (const field of ["consent", "comments", "__proto__"])
    expect(checkAnswer("audit", field, "x".repeat(9000))).toBeUndefined()
})

const filled = { name: "Asha Rao", email: "asha@example.com", company: "", message: "" }

test("a website is accepted as typed, up to its length", () => {
  const errorsOf = (site: string) => checkAnswers("audit", { ...filled, site })
  for (const site of ["", "mint.example", "https://mint.example/blog", "none yet"])
    expect(errorsOf(site)).toEqual({})
  expect(errorsOf("x".repeat(201))).toEqual({ site: "Website can have at most 200 characters." })
})

test.each([
  ["mint.example", "Traffic fell.", "Website: mint.example\nTraffic fell."],
  ["mint.example", "", "Website: mint.example"],
  ["", "Traffic fell.", "Traffic fell."],
  ["", "", "No message provided"],
])("the site %j and the message %j are sent as the message %j", (site, message, sent) => {
  expect(fillBlanks("audit", { ...filled, site, message })).toEqual({
    ...filled,
    company: "Not specified",
    message: sent,
  })
})

test("the line with the website counts towards the length of the message", () => {
  const message = "x".repeat(4980)
  expect(checkAnswers("audit", { ...filled, message })).toEqual({})
  expect(checkAnswers("audit", { ...filled, message, site: "www.mint.example" })).toEqual({
    message: "Message can have at most 5000 characters.",
  })
})

test("only the audit form has a website", () => {
  const answers = { ...filled, site: "mint.example" }
  for (const form of ["contact", "amp"] as const)
    expect(sentAnswers(form, answers)).toMatchObject({ message: "" })
})

test("what an enquiry is about becomes the first line of its message", () => {
  const answers = { ...filled, about: "SEO audits", message: "How much?" }
  expect(sentAnswers("contact", answers).message).toBe("About: SEO audits\nHow much?")
  expect(sentAnswers("contact", answers)).not.toHaveProperty("about")
  expect(sentAnswers("amp", answers).message).toBe("How much?")
})
