import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { FSWatcher } from "chokidar"
import { today as dayOf } from "../src/shared/day"
import { dayMs } from "../src/shared/durations"
import { somePages, writeBuild } from "../test/publishing/small-build"
import { isInstalled } from "../test/support/is-installed"
import { temporaryFolder } from "../test/support/temporary-folder"
import { until } from "../test/support/until"
import { makeCandidate, promote } from "./candidate"
import { DeployInProgress } from "./releases"
import { isRolledBack, rollback } from "./rollback"
import { pull, watch } from "./watch"

/** What chokidar watches by, the last one last. */
const watchers: FSWatcher[] = []
jest.mock("chokidar", () => {
  const real = jest.requireActual("chokidar")
  const spied = (...given: unknown[]) => {
    watchers.push(real.watch(...given))
    return watchers.at(-1)
  }
  return { ...real, watch: spied }
})

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** Watches a project and records each publish. */
const start = async (
  project: string,
  publish = async (_time: number) => {},
  pullsFromGit = false,
  isHeld = () => false,
  isDue?: (from: string, until: string) => boolean,
) => {
  let times = 0
  const reported: string[] = []
  const end = new AbortController()
  const watching = watch({
    signal: end.signal,
    project,
    pullsFromGit,
    isHeld,
    ...(isDue && { isDue }),
    publish: () => {
      times += 1
      return publish(times)
    },
    report: ({ message }) => reported.push(message),
    debounceMs: 500,
    pollMs: 50,
  })
  stop = () => {
    end.abort()
    return watching
  }
  const publishing = (time: number) => until(() => times >= time)
  if (!isHeld()) await publishing(1)
  return { publishing, reported, times: () => times }
}

describe("watching", () => {
  let project: string
  beforeEach(() => {
    // Only hidden files within the project are an editor's own.
    project = join(temporaryFolder(), ".sites")
    for (const folder of ["content/posts", "static"]) mkdirSync(join(project, folder), { recursive: true })
  })

  test("it publishes at once, and again once files stop changing", async () => {
    const { publishing, times } = await start(project)
    expect(times()).toBe(1)
    for (const text of ["a", "ab", "abc"]) writeFileSync(join(project, "content/posts/new.md"), text)
    await publishing(2)
    writeFileSync(join(project, "content/posts/.new.md.swp"), "an editor's own file")
    mkdirSync(join(project, "static/.well-known"))
    writeFileSync(join(project, "static/.well-known/security.txt"), "Contact: mailto:owner@site.example")
    await publishing(3)
    rmSync(join(project, "content/posts/new.md"))
    await publishing(4)
    expect(times()).toBe(4)
  })

  test.each([
    ["when the date changes", undefined],
    [
      "also where it cannot be said whether anything is due",
      () => {
        throw new Error("a text that cannot be read")
      },
    ],
  ])("it publishes %s", async (_when, isDue) => {
    const { publishing } = await start(project, undefined, false, undefined, isDue)
    const now = Date.now()
    jest.useFakeTimers({
      now: now + dayMs,
      doNotFake: ["setTimeout", "clearTimeout", "nextTick", "setImmediate", "queueMicrotask"],
    })
    await publishing(2)
    jest.useRealTimers()
  })

  test("on a day on which nothing is due it publishes nothing", async () => {
    const asked: string[][] = []
    const isDue = (from: string, until: string) => asked.push([from, until]) === 0
    const { times } = await start(project, undefined, false, undefined, isDue)
    const [today, tomorrow] = [Date.now(), Date.now() + dayMs]
    jest.useFakeTimers({
      now: tomorrow,
      doNotFake: ["setTimeout", "clearTimeout", "nextTick", "setImmediate", "queueMicrotask"],
    })
    await until(() => asked.length > 0)
    jest.useRealTimers()
    expect(asked[0]).toEqual([today, tomorrow].map(time => dayOf(new Date(time))))
    expect(times()).toBe(1)
  })

  test("after a rollback neither a start nor a new day publishes, but a change does", async () => {
    mkdirSync(join(project, "releases"))
    for (const text of ["good", "bad"])
      await promote(
        project,
        await makeCandidate(project, writeBuild(project, { ...somePages, "/about": text })),
      )
    await rollback(project, 10)
    expect(isRolledBack(project)).toBe(true)
    let looks = 0
    const isHeld = () => {
      looks += 1
      return isRolledBack(project)
    }
    const { publishing, times } = await start(project, undefined, false, isHeld)
    jest.useFakeTimers({
      now: Date.now() + dayMs,
      doNotFake: ["setTimeout", "clearTimeout", "nextTick", "setImmediate", "queueMicrotask"],
    })
    const before = looks
    await until(() => looks > before)
    jest.useRealTimers()
    expect(times()).toBe(0)
    writeFileSync(join(project, "static/file.txt"), "mended")
    await publishing(1)
  })

  test("a failed deploy is reported and does not end the watch; one that is locked out is tried again", async () => {
    const { publishing, reported } = await start(project, async time => {
      if (time === 1) throw new Error("The disk is full")
      if (time === 2) throw new DeployInProgress("Another deploy is running")
    })
    mkdirSync(join(project, "static/.well-known"))
    writeFileSync(join(project, "static/.well-known/security.txt"), "Contact: mailto:owner@site.example")
    await publishing(3)
    expect(reported).toEqual(["The disk is full", "Another deploy is running"])
  })
})

test.each(["publish", "report", "the watcher of files"])(
  "an exception in %s does not end the watch, and is told",
  async part => {
    const project = temporaryFolder()
    for (const folder of ["content", "static"]) mkdirSync(join(project, folder))
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const reported: string[] = []
    let times = 0
    const end = new AbortController()
    const watching = watch({
      signal: end.signal,
      project,
      pullsFromGit: false,
      publish: () => {
        times += 1
        // Not only a promise that is rejected.
        if (times === 1 && part !== "the watcher of files") throw new Error("no publish")
        return Promise.resolve()
      },
      report: ({ message }) => {
        if (part === "report") throw new Error("no report")
        reported.push(message)
      },
      debounceMs: 50,
      pollMs: 20,
    })
    await until(() => times === 1)
    if (part === "the watcher of files") watchers.at(-1)?.emit("error", new Error("ENOSPC: no watches left"))
    await until(() => reported.length > 0 || said.mock.calls.length > 0)
    writeFileSync(join(project, "content/new.md"), "")
    await until(() => times === 2)
    end.abort()
    await watching
    expect(reported).toEqual({ publish: ["no publish"], report: [] }[part] ?? ["ENOSPC: no watches left"])
    expect(said.mock.calls.flat().join()).toMatch(part === "report" ? /no publish.*no report/s : /^$/)
  },
)

const describeWithGit = isInstalled("git") ? describe : describe.skip

describeWithGit("pulling", () => {
  const folder = temporaryFolder()
  const [theirs, ours] = [join(folder, "theirs"), join(folder, "ours")]
  const who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"]
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", [...who, ...args], { cwd, stdio: "pipe" })
  const commit = (repository: string, file: string, text: string) => {
    writeFileSync(join(repository, file), text)
    git(repository, "add", file)
    git(repository, "commit", "-qm", text)
  }
  beforeAll(() => {
    git(folder, "init", "-q", "theirs")
    commit(theirs, "post.md", "first")
    git(folder, "clone", "-q", "theirs", "ours")
  })

  test("pull returns whether there were new commits", async () => {
    expect(await pull(ours)).toBe(false)
    commit(theirs, "post.md", "second")
    expect(await pull(ours)).toBe(true)
    expect(readFileSync(join(ours, "post.md"), "utf8")).toBe("second")
  })

  test("commits that arrive while watching are published once", async () => {
    commit(theirs, "post.md", "before")
    const { publishing, times } = await start(ours, undefined, true)
    expect([times(), readFileSync(join(ours, "post.md"), "utf8")]).toEqual([1, "before"])
    commit(theirs, "post.md", "while watching")
    await publishing(2)
    expect(readFileSync(join(ours, "post.md"), "utf8")).toBe("while watching")
  })

  test("nothing is merged when packages have changed, which is reported once", async () => {
    commit(theirs, "package-lock.json", "{}")
    const { reported } = await start(ours, undefined, true)
    await new Promise(resolve => setTimeout(resolve, 500))
    await stop?.()
    expect(reported).toEqual([
      'Packages have changed: run "git pull && npm ci", then "npm run deploy" again.',
    ])
    git(ours, "pull", "-q")
    expect(await pull(ours)).toBe(false)
  })

  test("a diverged branch is left alone, and git's message is reported", async () => {
    commit(theirs, "post.md", "theirs")
    commit(ours, "post.md", "ours")
    await expect(pull(ours)).rejects.toThrow(/^git could not bring the branch up to date: .*fast-forward/is)
    expect(readFileSync(join(ours, "post.md"), "utf8")).toBe("ours")
  })
})
