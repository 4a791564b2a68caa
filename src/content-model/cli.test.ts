import { runCommand } from "../../test/support/run-command"
import { post, writeProject } from "./fixtures/project"

const check = async (options: string[] = [], fields = {}) => {
  const root = writeProject({ "content/posts/x.md": post("X", { date: "soon", ...fields }) })
  const said = await runCommand("src/content-model/cli.ts", [root, ...options])
  return { ...said, lines: said.stdout.trim().split("\n") }
}

test("check:content prints problems and their number, and fails on errors", async () => {
  const { status, lines } = await check()
  expect([status, lines[0]]).toEqual([1, "content/posts/x.md"])
  expect(lines[1]).toMatch(/^ +6:7 +error +date "soon" is not a date/)
  expect(lines.at(-1)).toMatch(/: 1 error in 1 file, 0 warnings$/)
})

test("with --json it prints them for other programs", async () => {
  const { status, stdout } = await check(["--json"])
  const message = expect.stringMatching(/^date "soon" is not a date/)
  const problem = { severity: "error", file: "content/posts/x.md", line: 6, column: 7, message }
  expect([status, JSON.parse(stdout).problems]).toEqual([1, [problem]])
})

test("with --fix it writes the fields of other systems, and says so", async () => {
  const { status, lines } = await check(["--fix"], { date: "2025-05-05T12:00:00Z", tags: "SEO, Lists" })
  expect(lines.slice(0, 2)).toEqual(["content/posts/x.md: tags, date", "1 file changed"])
  expect([status, lines.at(-1)]).toEqual([0, expect.stringMatching(/: 0 errors, 0 warnings$/)])
})

test.each([
  [["--fix", "--category", "Gardening"], '--category: "Gardening" is not in content/categories.json'],
  [["--category", "Analytics"], "--category: it needs --fix"],
])("%j is a mistake", async (options, message) => {
  expect(await check(options)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(message),
    stdout: "",
  })
})

test("--help names the options", async () => {
  expect(await check(["--help"])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/--fix .*\n.*--category NAME/),
  })
})
