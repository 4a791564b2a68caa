import { render, tags } from "../../../test/support/render"
import { Field } from "./field"

const field = (props: { hint?: string; error?: string; required?: boolean }) =>
  render(
    <Field id="name" label="Name" {...props}>
      <input name="name" />
    </Field>,
  )
const input = (html: string) => tags(html, "input")[0]

test("the label belongs to the input", () => {
  expect(field({})).toContain('<label for="name">')
  expect(input(field({}))).toContain('id="name"')
})

test("a field that need not be filled says so; one that must has the attribute", () => {
  expect(field({})).toContain("(optional)")
  expect(field({ required: true })).not.toContain("(optional)")
  expect(input(field({ required: true }))).toContain('required=""')
})

test("hint and error are tied to the input, which is then marked as wrong", () => {
  const html = field({ hint: "As on your card.", error: "Please enter your name." })
  expect(html).toContain('<p id="name-hint" class="field-hint note">As on your card.</p>')
  expect(html).toContain('<p id="name-error" class="field-error">Please enter your name.</p>')
  expect(input(html)).toContain('aria-describedby="name-hint name-error" aria-invalid="true"')
})

test("an input with nothing to add is described by nothing", () => {
  expect(input(field({}))).not.toContain("aria-")
})
