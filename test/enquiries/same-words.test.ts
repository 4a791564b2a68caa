import { checkForm } from "../../api/contact/fields"
import type { Refusal } from "../../api/contact/refusal"
import { checkAnswers } from "../../src/shared/enquiry/forms"

const filled = { name: "Asha Rao", email: "asha@example.com", company: "", message: "" }

test.each([
  { ...filled, name: "", email: "" },
  { ...filled, email: "nobody" },
  { ...filled, site: "our site", message: "x".repeat(5001) },
  { ...filled, email: `${"x".repeat(250)}@example.com` },
  { ...filled, name: "x".repeat(201), company: "x".repeat(201), message: "x".repeat(5001) },
])("browser and server report the same errors: %#", answers => {
  let errors: string[][] | undefined
  try {
    checkForm("audit", answers)
  } catch (refusal) {
    errors = (refusal as Refusal).more.errors?.map(({ field, message }) => [field, message])
  }
  expect(errors?.length).toBeGreaterThan(0)
  expect(Object.entries(checkAnswers("audit", answers))).toEqual(errors)
})
