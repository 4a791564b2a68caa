import { setTimeout } from "node:timers/promises"
import { inParallel } from "./in-parallel"

test("results keep the order of the items, and no more than the limit run at once", async () => {
  let running = 0
  let most = 0
  const results = await inParallel([30, 1, 20, 2, 5], 2, async time => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(time)
    running -= 1
    return time * 2
  })
  expect(results).toEqual([60, 2, 40, 4, 10])
  expect(most).toBe(2)
})

test("after a failure nothing more starts, and running work ends before the error is thrown", async () => {
  const ended: number[] = []
  const work = inParallel([0, 1, 2, 3], 2, async item => {
    if (item === 0) throw new Error("the first")
    await setTimeout(20)
    ended.push(item)
    throw new Error("a later one")
  })
  await expect(work).rejects.toThrow("the first")
  expect(ended).toEqual([1])
})
