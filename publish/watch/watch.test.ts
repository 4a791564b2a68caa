import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Busy } from "../lock/publish-lock"
import { emptyProject } from "../testing/small-build"
import { oneAtATime, type WatchOptions, watch } from "./watch"

let project: string
let stop: AbortController
let ended: Promise<void> | undefined

beforeEach(() => {
  project = emptyProject()
  for (const folder of ["content/posts", "static"]) mkdirSync(join(project, folder), { recursive: true })
  stop = new AbortController()
  jest.spyOn(console, "error").mockImplementation()
})
afterEach(async () => {
  stop.abort()
  await ended
  jest.restoreAllMocks()
  rmSync(project, { recursive: true })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const until = async (isTrue: () => boolean) => {
  for (let waited = 0; !isTrue() && waited < 30_000; waited += 20) await pause(20)
  expect(isTrue()).toBe(true)
}

const start = async (publish: WatchOptions["publish"]) => {
  let published = 0
  ended = watch({
    project,
    isPulled: false,
    publish: async () => {
      published++
      return publish()
    },
    signal: stop.signal,
    settleMs: 1000,
    dayMs: 50,
  })
  await until(() => published === 1)
  // The first look at the folders has no end that is told.
  await pause(500)
  return { times: () => published }
}

test("it publishes at once, and once more when files have changed and rest", async () => {
  const { times } = await start(async () => "published")
  for (const text of ["a", "ab", "abc"]) {
    writeFileSync(join(project, "content/posts/new.md"), text)
    await pause(50)
  }
  expect(times()).toBe(1)
  await until(() => times() === 2)
  writeFileSync(join(project, "content/posts/.new.md.swp"), "an editor's own file")
  await pause(1500)
  expect(times()).toBe(2)
  rmSync(join(project, "content/posts/new.md"))
  await until(() => times() === 3)
})

test("it publishes when a day begins", async () => {
  const { times } = await start(async () => "published")
  const [realNow, day] = [Date.now, 24 * 60 * 60 * 1000]
  jest.useFakeTimers({
    now: realNow() + day,
    doNotFake: [
      "setTimeout",
      "setInterval",
      "clearTimeout",
      "clearInterval",
      "nextTick",
      "setImmediate",
      "queueMicrotask",
      "performance",
      "hrtime",
    ],
  })
  await until(() => times() === 2)
  jest.useRealTimers()
})

test("a publishing that is refused, or fails, is not the end", async () => {
  const ends = [
    async () => "refused" as const,
    async () => {
      throw new Busy("somebody else")
    },
  ]
  const { times } = await start(() => (ends.shift() ?? (async () => "published" as const))())
  writeFileSync(join(project, "static/file.txt"), "changed")
  // The second is busy and is tried again by itself.
  await until(() => times() === 3)
  expect(console.error).toHaveBeenCalledWith("somebody else")
})

test("what is asked for while work goes on is done once afterwards", async () => {
  let runs = 0
  const ask = oneAtATime(async () => {
    runs++
    await pause(50)
  })
  await Promise.all([ask(), ask(), ask()])
  expect(runs).toBe(2)
  await ask()
  expect(runs).toBe(3)
})
