import { fillTokens, tokensOf } from "./text-tokens"

const words = {
  brand: "Kumbh",
  contact: { email: "a@kumbh.example", whatsapp: "+91 1" },
  consultation: { minutes: 45, responseHours: 12, callTimes: "Mondays, {brand}" },
}

test("tokens in texts are replaced by the values of site.json", () => {
  const text =
    "{brand}: a call of {consultationMinutes} minutes, an answer within {responseHours} hours, {callTimes}, {phone}"
  expect(fillTokens({ points: [text] }, tokensOf(words))).toEqual({
    points: ["Kumbh: a call of 45 minutes, an answer within 12 hours, Mondays, Kumbh, +91 1"],
  })
})

test("unknown tokens are left alone", () => {
  for (const text of ["{other}", "{constructor}", "{}"]) expect(fillTokens(text, tokensOf(words))).toBe(text)
})
