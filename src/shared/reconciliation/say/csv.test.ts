import { toCsv } from "./csv"

test("the CSV is quoted where it must be, and no cell is a formula", () => {
  expect(
    toCsv([
      ["a,b", 'say "x"', 12.5],
      ["=1+1", "-5", -5],
    ]),
  ).toBe('\uFEFF"a,b","say ""x""",12.5\r\n\'=1+1,-5,-5\r\n')
})
