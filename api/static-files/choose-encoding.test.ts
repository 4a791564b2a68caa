import { chooseEncoding } from "./choose-encoding"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity", undefined],
  ["gzip;q=0", undefined],
  ["*;q=0", undefined],
  ["nonsense;;q=,,", undefined],
  [undefined, undefined],
])("Accept-Encoding %s", (accept, expected) => {
  expect(chooseEncoding(accept, ["br", "gzip"])).toBe(expected)
})

test("what is not ready is not chosen", () => {
  expect(chooseEncoding("br, gzip", ["gzip"])).toBe("gzip")
  expect(chooseEncoding("br, gzip", [])).toBeUndefined()
})
