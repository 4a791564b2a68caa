import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isInstalled } from "../../test/support/is-installed"
import { renamedFiles } from "./renamed-files"

const folder = mkdtempSync(join(tmpdir(), "renamed-"))
const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
const git = (...args: string[]) => execFileSync("git", [...who, ...args], { cwd: folder, stdio: "pipe" })
const text = Array.from({ length: 20 }, (_, line) => `Line ${line} of a text.\n`).join("")

afterAll(() => rmSync(folder, { recursive: true }))

test("without git nothing is known to be renamed", () => {
  expect(renamedFiles(folder).size).toBe(0)
})

// A machine without git has no history to tell of.
const testGit = isInstalled("git") ? test : test.skip

testGit("git tells the newest name of each file, over several commits and what is not committed yet", () => {
  mkdirSync(join(folder, "content/posts/first"), { recursive: true })
  mkdirSync(join(folder, "content/resources"), { recursive: true })
  writeFileSync(join(folder, "content/posts/first/index.md"), text)
  writeFileSync(join(folder, "content/resources/list.md"), text.toUpperCase())
  git("init", "-q")
  git("add", ".")
  git("commit", "-qm", "one")
  git("mv", "content/posts/first", "content/posts/second")
  git("commit", "-qm", "two")
  git("mv", "content/posts/second/index.md", "content/posts/third.md")
  git("mv", "content/resources/list.md", "content/resources/check-list.md")
  expect(Object.fromEntries(renamedFiles(folder))).toEqual({
    first: "third",
    second: "third",
    list: "check-list",
  })
})
