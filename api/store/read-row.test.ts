import { makeEnquiry } from "./enquiry"
import { rowOf } from "./enquiry-row"
import { readRow } from "./read-row"

const fields = { name: "A", email: "a@b.in", message: "hi" }
const whole = makeEnquiry("audit", fields, { instance: "instance-1", spam: [], now: new Date("2025-10-10") })

test.each(['{"id":', "null", "7"])("a row with the damaged JSON %s is shown with its text", json => {
  const row = { ...rowOf({ ...whole, status: "new", attempts: 0 }), enquiry: json }
  expect(readRow(row)).toMatchObject({
    enquiry: { id: row.id, status: "new", fields: { message: json } },
    isWhole: false,
  })
})
