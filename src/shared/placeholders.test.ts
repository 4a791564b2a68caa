import { isRealKey } from "./placeholders"

test.each(["5f3c9a1b2d4e6f7081920a3b", "5f3c9a1b/1hq2c3d4e", "abcd_1234-EFGH"])("%s is a key", key => {
  expect(isRealKey(key)).toBe(true)
})

test.each([
  "short",
  "YOUR_CHAT_KEY",
  "XXXX-XXXX",
  "changeme123",
  "placeholder",
  "example-key-1",
  'abcdefgh"onload=',
  "https://x.example/k",
])("%j is not a key, so the widget stays off", value => {
  expect(isRealKey(value)).toBe(false)
})
