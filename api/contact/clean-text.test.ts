import fc from "fast-check"
import { cleanLine, cleanText } from "./clean-text"

test("no line holds a control character, whatever comes in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), text => {
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
  )
})

test("a text keeps its lines and loses what no database takes", () => {
  expect(cleanText(" one\r\ntwo\rthree\u0000\tfour \ud800 ")).toBe("one\ntwo\nthree\tfour \ufffd")
})

test("what is no text is left for the rules to refuse", () => {
  expect([cleanLine(undefined), cleanLine(7), cleanLine(["x"])]).toEqual(["", "7", ["x"]])
})

test("a line has no invisible or turned characters, but the joiners that scripts need", () => {
  expect(cleanLine("\u202eahsA\u202c \u200bRao\ufeff")).toBe("ahsA Rao")
  expect(cleanLine("\u0915\u094d\u200d\u0937")).toBe("\u0915\u094d\u200d\u0937")
})
