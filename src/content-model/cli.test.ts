import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { type Files, post, writeProject } from "./fixtures/project"

const check = (changes: Files, ...options: string[]) => {
  const root = writeProject(changes)
  const command = ["--import", "tsx", "src/content-model/cli.ts", root, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" })
  rmSync(root, { recursive: true })
  return { status, stdout, stderr }
}
const mistaken = { "content/posts/x.md": post("X", { date: "soon" }) }

test("check:content prints problems and their number, and fails on errors", () => {
  const { status, stdout } = check(mistaken)
  expect(stdout).toMatch(/^content\/posts\/x\.md\n +6:7 +error +date "soon" is not a date/)
  expect([status, stdout.split("\n").at(-2)]).toEqual([
    1,
    expect.stringMatching(/: 1 error in 1 file, 0 warnings$/),
  ])
})

test("with --json it prints them for other programs", () => {
  const { status, stdout } = check(mistaken, "--json")
  const message = expect.stringMatching(/^date "soon" is not a date/)
  const place = { file: "content/posts/x.md", line: 6, column: 7 }
  expect([status, JSON.parse(stdout).problems]).toEqual([1, [{ severity: "error", ...place, message }]])
})
