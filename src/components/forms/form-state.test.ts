import { errorsOf, type FormState, mend } from "./form-state"

const invalid: FormState = { status: "invalid", errors: { name: "Please enter your name.", email: "Wrong." } }

test("an error goes when its answer is right, the others stay", () => {
  expect(mend(invalid, "name", undefined)).toEqual({ status: "invalid", errors: { email: "Wrong." } })
})

test("with the last error the form is idle again", () => {
  const last = mend(mend(invalid, "name", undefined), "email", undefined)
  expect(last).toEqual({ status: "idle" })
  expect(errorsOf(last)).toEqual({})
})

test("an error that is still one says what is wrong now", () => {
  expect(errorsOf(mend(invalid, "email", "Still wrong."))).toMatchObject({ email: "Still wrong." })
})

test("fields without an error, and forms that show none, are left alone", () => {
  expect(mend(invalid, "company", "Too long.")).toBe(invalid)
  const others: FormState[] = [
    { status: "idle" },
    { status: "sending" },
    { status: "sent", answers: {} },
    { status: "failed", mailto: "" },
  ]
  for (const state of others) {
    expect(mend(state, "name", "Please enter your name.")).toBe(state)
  }
})
