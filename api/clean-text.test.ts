import fc from "fast-check"
import { runs } from "../test/support/runs"
import { cleanLine, cleanText } from "./clean-text"

test("single-line values never contain control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), text => {
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
    runs(60),
  )
})

test("a text keeps its line breaks and loses characters no database accepts", () => {
  expect(cleanText(" one\r\ntwo\rthree\u0000\tfour \ud800 ")).toBe("one\ntwo\nthree\tfour \ufffd")
})

test("a text keeps no character that turns or hides its words, but joiners", () => {
  expect(cleanText("pay \u202e\u2066evil\u2069\u202c\nnow\u200b \u0915\u094d\u200d\u0937")).toBe(
    "pay evil\nnow \u0915\u094d\u200d\u0937",
  )
})

test("numbers are accepted as text, lists are not", () => {
  expect([cleanLine(undefined), cleanLine(7), cleanLine(["x"])]).toEqual(["", "7", undefined])
})

test("invisible and direction characters are removed, except joiners", () => {
  expect(cleanLine("\u202eahsA\u202c \u200bRao\ufeff")).toBe("ahsA Rao")
  expect(cleanLine("\u0915\u094d\u200d\u0937")).toBe("\u0915\u094d\u200d\u0937")
})
