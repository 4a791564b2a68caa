import { wrapTitle } from "./wrap-title"

const box = { width: 1000, height: 300, sizes: [100, 50, 25], leading: 1 }
const measure = (text: string, size: number) => text.length * size * 0.5

test("a short title stays on one line at the largest size", () => {
  expect(wrapTitle("About", box, measure)).toEqual({ size: 100, lines: ["About"] })
})

test("lines are balanced, not filled", () => {
  expect(wrapTitle("aaaa bbbb cccc dddd eeee", box, measure).lines).toEqual(["aaaa bbbb cccc", "dddd eeee"])
})

test("a long title shrinks until it fits, and no line is wider than the box", () => {
  const { size, lines } = wrapTitle("word ".repeat(40), box, measure)
  expect(size).toBe(50)
  expect(lines.length * size).toBeLessThanOrEqual(box.height)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width)
})

test("what no size can hold ends in an ellipsis inside the box", () => {
  const { size, lines } = wrapTitle("word ".repeat(900), box, measure)
  expect(size).toBe(25)
  expect(lines).toHaveLength(12)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width)
})

test("a word wider than the box is broken", () => {
  const { size, lines } = wrapTitle("x".repeat(300), box, measure)
  expect(lines.join("")).toBe("x".repeat(300))
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width)
})

test("an empty title has no lines", () => {
  expect(wrapTitle("  ", box, measure).lines).toEqual([])
})
