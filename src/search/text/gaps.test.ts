import { fromGaps, toGaps } from "./gaps"

test.each([
  ["[]", "[]"],
  ["[7]", "[7]"],
  [
    '[["ga4",[[1,5,9,1000],null,[3,2]]],["2024",[[12]]]]',
    '[["ga4",[[1,4,4,991],null,[3,-1]]],["2024",[[12]]]]',
  ],
])("%s is sent as %s and comes back", (json, sent) => {
  expect(toGaps(json)).toBe(sent)
  expect(fromGaps(sent)).toBe(json)
})
