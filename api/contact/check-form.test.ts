import { checkForm, formOf } from "./check-form"

const person = { name: "Asha", email: "asha@example.in" }
const errorsOf = (result: ReturnType<typeof checkForm>) =>
  result.ok ? [] : (result.refusal.errors ?? []).map(error => error.field)

test("blanks of the audit and contact forms get the specified words", () => {
  expect(checkForm("audit", { ...person, company: "  ", extra: "ignored" })).toEqual({
    ok: true,
    value: { ...person, company: "Not specified", message: "No message provided" },
  })
  expect(checkForm("contact", person)).toEqual({
    ok: true,
    value: {
      ...person,
      company: "Not specified",
      service: "Not specified",
      budget: "Not specified",
      message: "No message provided",
    },
  })
})

test("the words for blanks are taken as they are: the browser sends them", () => {
  const sent = { ...person, company: "Not specified", service: "Not specified", budget: "Not specified" }
  expect(checkForm("contact", sent).ok).toBe(true)
})

test("every wrong field of the AMP form is named once", () => {
  const raw = {
    email: "nobody",
    phone: "1".repeat(41),
    service: "SEO",
    budget: "1k",
    company: ["x"],
    message: " ",
  }
  expect(errorsOf(checkForm("amp", raw))).toEqual([
    "name",
    "email",
    "company",
    "phone",
    "service",
    "budget",
    "message",
  ])
})

test.each([
  ["contact", { service: "Digital Marketing", budget: "$2k–$5k" }, []],
  ["contact", { service: "seo" }, ["service"]],
  ["amp", { service: "seo", budget: "discuss", message: "hi" }, []],
  ["amp", { service: "SEO Consulting", message: "hi" }, ["service"]],
  ["audit", { message: "x".repeat(5000) }, []],
  ["audit", { message: "x".repeat(5001) }, ["message"]],
  ["audit", { name: "x".repeat(201) }, ["name"]],
  ["audit", { email: `${"x".repeat(250)}@a.in` }, ["email"]],
  ["audit", { email: "a@b.in\r\nBcc: c@d.in" }, ["email"]],
  ["audit", { name: null }, ["name"]],
  ["audit", { site: ["mint.example"], message: ["x"] }, ["site", "message"]],
  ["audit", { site: "mint.example", message: "x".repeat(4990) }, ["message"]],
  ["contact", { site: "our site" }, []],
] as const)("%s %j: wrong are %j", (form, fields, wrong) => {
  expect(errorsOf(checkForm(form, { ...person, ...fields }))).toEqual(wrong)
})

test("line breaks never stay in a line", () => {
  const result = checkForm("audit", {
    ...person,
    name: "Asha\r\nBcc: x@y.in",
    company: "A\u2028B\u0000C\u0085D",
  })
  expect(result).toMatchObject({ value: { name: "Asha Bcc: x@y.in", company: "A B C D" } })
})

test("a form is named or is the AMP form's", () => {
  expect(formOf(undefined)).toEqual({ ok: true, value: "amp" })
  expect(formOf("audit")).toEqual({ ok: true, value: "audit" })
  expect(formOf("__proto__")).toMatchObject({ refusal: { status: 400, errors: [{ field: "form" }] } })
})
