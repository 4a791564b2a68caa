import fc from "fast-check"
import { runs } from "../../test/support/runs"
import { escapeFormula } from "./escape"

test.each([
  ["plain", "plain"],
  ["=1+1", "'=1+1"],
  ["  +49", "  '+49"],
  ["@cmd", "'@cmd"],
  ["a;=1+1", "a;'=1+1"],
  ["a\n-b", "a\n'-b"],
  ["a-b = c", "a-b = c"],
])("%j becomes %j", (value, safe) => {
  expect(escapeFormula(value)).toBe(safe)
})

test("no cell starts like a formula, whatever separator a spreadsheet uses", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."=+-@;|\t\n \"',a") }), value => {
      for (const piece of escapeFormula(value).split(/[;|\t\n]/)) expect(piece).not.toMatch(/^\s*[=+\-@]/)
    }),
    runs(60),
  )
})
