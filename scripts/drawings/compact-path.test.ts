import type { PathCommand } from "opentype.js"
import { compactPath } from "./compact-path"

const commands: PathCommand[] = [
  { type: "M", x: 1.2, y: 2 },
  { type: "L", x: 4.4, y: 2 },
  { type: "L", x: 4.4, y: 2 },
  { type: "Q", x1: 5, y1: 1, x: 6, y: 3 },
  { type: "C", x1: 6, y1: 4, x2: 5, y2: 5, x: 4, y: 5 },
  { type: "Z" },
  { type: "M", x: 0, y: 0 },
]

test("coordinates are whole and relative, and standing still is not written", () => {
  expect(compactPath({ commands }, 10)).toBe("M12 20h32q6-10 16 10c0 10-10 20-20 20zM0 0")
})

test("rounding never adds up: each end is where the outline's end rounds to", () => {
  const steps = Array.from(
    { length: 9 },
    (_, index): PathCommand => ({ type: "L", x: (index + 1) * 0.4, y: 0 }),
  )
  const path = compactPath({ commands: [{ type: "M", x: 0, y: 0 }, ...steps] })
  const travelled = Array.from(path.matchAll(/h(\d+)/g), ([, length]) => Number(length)).reduce(
    (a, b) => a + b,
    0,
  )
  expect(travelled).toBe(4)
})
