import { fee } from "./fee"

const mistakesOf = (value: unknown) =>
  fee()
    .safeParse(value)
    .error?.issues.map(({ message }) => message)

test.each([
  "₹2,00,000 to ₹6,00,000 per project",
  "₹75,000 to ₹2,50,000 per month",
  "₹900 to ₹1,00,00,000 per project",
])("%s is a fee", value => {
  expect(mistakesOf(value)).toBeUndefined()
})

test.each([
  "₹200,000 to ₹600,000 per project",
  "₹200000 to ₹600000 per project",
  "₹2,00,000 per project",
  "₹2,00,000 to ₹6,00,000",
  "₹2,00,000 to ₹6,00,000 per week",
  "2,00,000 to 6,00,000 per project",
  600000,
])("%s is none, and the mistake shows one", value => {
  expect(mistakesOf(value)?.[0]).toContain('such as "₹2,00,000 to ₹6,00,000 per project"')
})

test("a range begins with the smaller figure", () => {
  expect(mistakesOf("₹6,00,000 to ₹2,00,000 per project")).toEqual([
    "a range that begins with the smaller figure",
  ])
})
