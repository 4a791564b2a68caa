import { pauseAfter } from "./delivery"

test("pauses grow to six hours and stay there, a tenth more or less", () => {
  const minutes = [0, 1, 2, 5, 9, 10, 1000].map(attempts => pauseAfter(attempts, 0.5) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 16, 256, 360, 360])
  expect([pauseAfter(0, 0), pauseAfter(0, 1)]).toEqual([27_000, 33_000])
})
