import { keepNumbers } from "./keep-numbers"

test.each([
  ["2,216 kB of 20+ hours", "2,216\u00a0kB of 20+\u00a0hours"],
  ["on 24 November.", "on 24\u00a0November."],
  ["40 % of 5 kBs", "40\u00a0% of 5 kBs"],
  ["30 services", "30 services"],
])("%s", (text, kept) => {
  expect(keepNumbers(text)).toBe(kept)
})

test("months of another script are kept with their day", () => {
  jest.isolateModules(() => {
    jest.doMock("./date-format", () => ({ months: ["नवंबर", "märz.", "5月"] }))
    const { keepNumbers } = jest.requireActual("./keep-numbers") as typeof import("./keep-numbers")
    expect(keepNumbers("24 नवंबर")).toBe("24\u00a0नवंबर")
    expect(keepNumbers("24 märz. an")).toBe("24\u00a0märz. an")
  })
})
