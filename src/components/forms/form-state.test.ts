import { Refusal, replyWith } from "../../../api/contact/replies"
import { formNamed } from "../../../test/support/form-texts"
import { defaultFieldTexts } from "../../shared/enquiry/field-texts"
import { refusals } from "../../shared/enquiry/refusals"
import { unsentState } from "./form-state"
import { notStored } from "./send-enquiry"

const answers = { name: "Asha", email: "asha@b.in" }
const stateAfter = (error: unknown, isOnline = true) =>
  unsentState(formNamed("contact"), answers, error, isOnline)
const refused = (refusal: Refusal) => {
  const { status, body } = replyWith(false, {}, refusal)
  return stateAfter(notStored(status, body))
}

test.each(["too-many", "origin", "too-large", "not-stored", "preview", "timeout"] as const)(
  "the endpoint's reason %s is said in the notice",
  reason => {
    expect(refused(new Refusal(reason))).toMatchObject({ status: "failed", reason: refusals[reason] })
  },
)

test("what it says of fields is said beside them", () => {
  const errors = [
    { field: "email", message: defaultFieldTexts.invalid.email },
    { field: "form", message: "There is no such form." },
  ]
  expect(refused(new Refusal("fields", { errors }))).toEqual({
    status: "invalid",
    errors: { email: defaultFieldTexts.invalid.email },
  })
  expect(refused(new Refusal("fields", { errors: errors.slice(1) }))).toMatchObject({
    status: "failed",
    reason: refusals.fields,
  })
})

test.each([
  ["a page", "<html></html>"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["other JSON", '{"message":{"text":"no"},"errors":[null,1]}'],
])("of a host that answers with %s, no reason is said", (_what, answer) => {
  expect(stateAfter(notStored(502, answer))).toEqual({ status: "failed", ways: expect.anything() })
})

test("without a network there is no reason either", () => {
  expect(stateAfter(new TypeError("Failed to fetch"), false)).toEqual({
    status: "offline",
    ways: expect.anything(),
  })
})
