import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { post, writeProject } from "./fixtures/project"

const check = (...options: string[]) => {
  const root = writeProject({ "content/posts/x.md": post("X", { date: "soon" }) })
  const command = ["--import", "tsx", "src/content-model/cli.ts", root, ...options]
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" })
  rmSync(root, { recursive: true })
  return { status, lines: stdout.trim().split("\n"), stdout }
}

test("check:content prints problems and their number, and fails on errors", () => {
  const { status, lines } = check()
  expect([status, lines[0]]).toEqual([1, "content/posts/x.md"])
  expect(lines[1]).toMatch(/^ +6:7 +error +date "soon" is not a date/)
  expect(lines.at(-1)).toMatch(/: 1 error in 1 file, 0 warnings$/)
})

test("with --json it prints them for other programs", () => {
  const { status, stdout } = check("--json")
  const message = expect.stringMatching(/^date "soon" is not a date/)
  const problem = { severity: "error", file: "content/posts/x.md", line: 6, column: 7, message }
  expect([status, JSON.parse(stdout).problems]).toEqual([1, [problem]])
})
