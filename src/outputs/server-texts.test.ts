import { formTexts } from "../../test/support/form-texts"
import { answersOf } from "./server-texts"

test("the server gets its words of enquiries from the pages", () => {
  const answers = answersOf(formTexts, { tooMany: "Later.", fields: "Not so." })
  expect(answers).toMatchObject({
    thanks: formTexts.contact.sentText,
    reference: formTexts.sent.reference,
    missing: formTexts.missing,
    refusals: { "too-many": "Later.", fields: "Not so." },
  })
})
