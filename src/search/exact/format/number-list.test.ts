import fc from "fast-check"
import { decodeAscending, encodeAscending } from "./number-list"

test("numbers come back, through JSON without escapes and through UTF-8", () => {
  const numbers = fc.oneof(
    fc.uniqueArray(fc.nat({ max: 300 })),
    fc.uniqueArray(fc.nat({ max: 400_000 })),
    fc.constant([0, 55_258, 55_259, 110_519, 200_000]),
  )
  fc.assert(
    fc.property(numbers, some => {
      const ascending = [...some].sort((a, b) => a - b)
      const text = encodeAscending(ascending)
      expect(JSON.stringify(text)).toBe(`"${text}"`)
      expect(decodeAscending(new TextDecoder().decode(new TextEncoder().encode(text)))).toEqual(ascending)
    }),
    { seed: 5 },
  )
})
