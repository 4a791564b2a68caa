import { linearScale, percent, round1 } from "./scale"

test("maps the ends and the middle of a span, downwards too", () => {
  const y = linearScale([0, 200], [300, 20])
  expect([y(0), y(100), y(200)]).toEqual([300, 160, 20])
})

test("a span without length maps to the start of the range", () => {
  expect(linearScale([5, 5], [10, 90])(5)).toBe(10)
})

test("coordinates keep one decimal and never read -0", () => {
  expect(round1(12.345)).toBe(12.3)
  expect(Object.is(round1(-0.01), 0)).toBe(true)
})

test("a share becomes a length in per cent", () => {
  expect(percent(5 / 12)).toBe("41.7%")
})
