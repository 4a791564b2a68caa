import type { Reporter } from "gatsby"
import { step } from "./step"

const log: string[] = []
const reporter = {
  activityTimer: (name: string) => ({
    start: () => log.push(`${name} begins`),
    end: () => log.push(`${name} is done`),
  }),
} as unknown as Reporter

beforeEach(() => {
  log.length = 0
})

test("a part of a hook stands in the log from its beginning until it is done", async () => {
  const args = { reporter, pages: 3 }
  const made = await step(args, "share images", async ({ pages }) => {
    log.push("at work")
    return pages
  })
  expect(made).toBe(3)
  expect(log).toEqual(["share images begins", "at work", "share images is done"])
})

test("a part that fails is not called done, and its error goes on", async () => {
  const failing = step({ reporter }, "desk", () => {
    throw new Error("no such file")
  })
  await expect(failing).rejects.toThrow("no such file")
  expect(log).toEqual(["desk begins"])
})
