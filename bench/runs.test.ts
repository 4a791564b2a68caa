import { runsOf } from "./runs"

test("runs are a whole number from 1 on", () => {
  expect(["1", "15"].map(runsOf)).toEqual([1, 15])
  for (const text of ["0", "-1", "1.5", "five", ""]) expect(() => runsOf(text)).toThrow(`--runs is "${text}"`)
})
