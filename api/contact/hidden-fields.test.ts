import { spamSigns } from "./hidden-fields"

test.each([
  [{}, []],
  [{ comments: "", elapsed_ms: "" }, []],
  [{ comments: "Buy this", elapsed_ms: "9000" }, ["honeypot"]],
  [{ elapsed_ms: "9000" }, []],
  [{ elapsed_ms: 9000 }, []],
  [{ website: "http://spam.example", elapsed_ms: "100" }, ["honeypot", "too-fast"]],
  [{ elapsed_ms: "-1" }, ["odd-time"]],
  [{ elapsed_ms: "soon" }, ["odd-time"]],
  [{ elapsed_ms: {} }, ["odd-time"]],
])("%j shows %j", (raw, signs) => {
  expect(spamSigns(raw, 2000)).toEqual(signs)
})
