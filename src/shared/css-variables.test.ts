import { fillVariables, variablesIn } from "./css-variables"

test.each([
  ["var(--ink)", "#ink"],
  ['fill="var(--ink, #111)" d="M0"', 'fill="#ink" d="M0"'],
  ["var( --ink, rgb(20, 20, 20)) var(--rule)", "#ink #rule"],
  ["var(--ink, var(--rule, rgb(1, 2, 3)))", "#ink"],
  ["none", "none"],
])("references are replaced with what they fall back to: %s", (text, filled) => {
  expect(fillVariables(text, name => `#${name}`)).toBe(filled)
})

test("variables are found in fallbacks too", () => {
  expect(variablesIn("var(--ink, var(--rule)) var(--paper)")).toEqual(["ink", "rule", "paper"])
})
