import { render, tags } from "../../../test/support/render"
import { Field } from "./field"

const field = { name: "name", label: "Name" }

test("label, hint and error are tied to the control, which is marked as invalid", () => {
  const html = render(
    <Field id="a" field={{ ...field, hint: "As on your card." }} error="Please enter it." />,
  )
  expect(html).toContain('<label for="a">')
  expect(html).toContain('<p id="a-hint" class="field-hint note">As on your card.</p>')
  expect(html).toContain('<p id="a-error" class="field-error">Please enter it.</p>')
  expect(tags(html, "input")[0]).toContain('id="a" aria-describedby="a-hint a-error" aria-invalid="true"')
  expect(tags(render(<Field id="a" field={field} />), "input")[0]).not.toContain("aria-")
})

test("an optional field is marked; a required one has the attribute", () => {
  expect(render(<Field id="a" field={field} />)).toContain("(optional)")
  const required = render(<Field id="a" field={{ ...field, required: true }} />)
  expect(required).not.toContain("(optional)")
  expect(tags(required, "input")[0]).toContain('required=""')
})

test("a field with rows is a textarea, one with options a select that starts blank", () => {
  expect(tags(render(<Field id="a" field={{ ...field, rows: 6 }} />), "textarea")).toHaveLength(1)
  const options = [{ label: "One", value: "1" }]
  expect(render(<Field id="a" field={{ ...field, options, blank: "None" }} />)).toContain(
    '<option value="" selected="">None</option><option value="1">One</option></select>',
  )
})
