import { shortName } from "./settle-names"

test("each number has a name of its own, which a variable can have", () => {
  const names = Array.from({ length: 10_000 }, (_, n) => shortName(n))
  expect(new Set(names).size).toBe(names.length)
  expect(names.every(name => /^[a-zA-Z_$][\w$]*$/.test(name))).toBe(true)
  expect([0, 53, 54, 55].map(shortName)).toEqual(["a", "$", "aa", "ba"])
})
