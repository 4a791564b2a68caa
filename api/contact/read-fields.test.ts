import { checkAnswers } from "../../src/shared/enquiry/form-rules"
import { checkForm, formOf, spamSigns } from "./read-fields"
import { Refusal } from "./replies"

const person = { name: "Asha", email: "asha@example.in" }
const refusalOf = (work: () => unknown): Refusal | undefined => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  return undefined
}
const errorsOf = (...args: Parameters<typeof checkForm>) =>
  refusalOf(() => checkForm(...args))?.more.errors?.map(error => error.field) ?? []

test.each([
  ["contact", { service: "Digital Marketing", budget: "$2k–$5k" }, []],
  ["contact", { company: "Not specified", service: "Not specified", budget: "Not specified" }, []],
  ["amp", { service: "seo", budget: "discuss", message: "hi" }, []],
  ["amp", { service: "A service renamed since", message: "hi" }, []],
  ["audit", { message: "x".repeat(5000) }, []],
  ["audit", { email: "a@b.in\r\nBcc: c@d.in" }, ["email"]],
  ["audit", { name: null }, ["name"]],
  ["audit", { site: ["mint.example"], message: ["x"] }, ["site", "message"]],
  ["contact", { site: "our site" }, []],
] as const)("%s form with %j has errors in %j", (form, fields, wrong) => {
  expect(errorsOf(form, { ...person, ...fields })).toEqual(wrong)
})

test.each<Record<string, string>>([
  { name: "", email: "" },
  { email: "nobody" },
  { site: "our site", message: "x".repeat(5001) },
  { email: `${"x".repeat(250)}@example.com` },
  { name: "x".repeat(201), company: "x".repeat(201), message: "x".repeat(5001) },
])("browser and server report the same errors: %#", wrong => {
  const answers = { ...person, company: "", message: "", ...wrong }
  const errors = refusalOf(() => checkForm("audit", answers))?.more.errors ?? []
  expect(errors.length).toBeGreaterThan(0)
  expect(Object.entries(checkAnswers("audit", answers))).toEqual(errors.map(Object.values))
})

test("line breaks are removed from single-line fields", () => {
  const result = checkForm("audit", {
    ...person,
    name: "Asha\r\nBcc: x@y.in",
    company: "A\u2028B\u0000C\u0085D",
  })
  expect(result).toMatchObject({ name: "Asha Bcc: x@y.in", company: "A B C D" })
})

test("a submission without a form name is the AMP form's", () => {
  for (const missing of [undefined, null, ""]) expect(formOf(missing)).toBe("amp")
  expect(formOf("audit")).toBe("audit")
  expect(refusalOf(() => formOf("__proto__"))).toMatchObject({
    status: 400,
    more: { errors: [{ field: "form" }] },
  })
})

test.each([
  [{}, []],
  [{ comments: "", elapsed_ms: "" }, []],
  [{ comments: "Buy this", elapsed_ms: "9000" }, ["honeypot"]],
  [{ elapsed_ms: "9000" }, []],
  [{ elapsed_ms: 9000 }, []],
  [{ comments: "http://spam.example", elapsed_ms: "100" }, ["honeypot", "too-fast"]],
  [{ elapsed_ms: "-1" }, ["odd-time"]],
  [{ elapsed_ms: "soon" }, ["odd-time"]],
  [{ elapsed_ms: {} }, ["odd-time"]],
])("%j gives the spam signs %j", (raw, signs) => {
  expect(spamSigns(raw, 2000)).toEqual(signs)
})
