import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watch } from "chokidar"
import { readNewFolderAgain } from "./new-folders"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-folder-"))
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const nodeOf = (type = "Directory", age = 0) =>
  ({ internal: { type }, absolutePath: folder, ctimeMs: statSync(folder).ctimeMs - age }) as never

/** Whether the folder's time has changed half a minute after a node of it was made. */
const isTouched = (node: never): boolean => {
  // As after a copy that keeps times.
  const longAgo = new Date(0)
  utimesSync(folder, longAgo, longAgo)
  jest.useFakeTimers()
  readNewFolderAgain({ node })
  jest.advanceTimersByTime(30_000)
  return statSync(folder).mtimeMs !== 0
}

test("a new folder is read again, and neither an old one nor a file", () => {
  expect(isTouched(nodeOf("Directory", 1000))).toBe(true)
  expect(isTouched(nodeOf("Directory", 600_000))).toBe(false)
  expect(isTouched(nodeOf("File", 1000))).toBe(false)
})

test("a folder that is gone again harms nothing, and a build does without it", () => {
  const node = nodeOf()
  rmSync(folder, { recursive: true })
  jest.useFakeTimers()
  readNewFolderAgain({ node })
  expect(() => jest.advanceTimersByTime(30_000)).not.toThrow()
  const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  readNewFolderAgain({ node })
  expect(jest.getTimerCount()).toBe(0)
  environment.restore()
})

test("what the watcher missed is found when the folder's time changes", async () => {
  writeFileSync(join(folder, "seen.md"), "")
  const found: string[] = []
  const watcher = watch(folder).on("add", path => found.push(path))
  await new Promise(resolve => watcher.once("ready", resolve))
  // It forgets the file, as if it had come while nobody looked.
  ;(watcher as unknown as { _watched: Map<string, { remove(name: string): void }> })._watched
    .get(folder)
    ?.remove("seen.md")
  found.length = 0
  // It reads a folder once a second at most.
  await new Promise(resolve => setTimeout(resolve, 1200))
  utimesSync(folder, new Date(), new Date())
  while (found.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
  expect(found).toEqual([join(folder, "seen.md")])
  await watcher.close()
})
