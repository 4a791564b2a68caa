import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { post, writeProject } from "../content-model/testing/content-fixture"
import { stopOnContentProblems } from "./stop-on-problems"

const run = async (mode: "production" | "development", root = mkdtempSync(join(tmpdir(), "content-"))) => {
  mkdirSync(join(root, "public"))
  const reporter = { error: jest.fn(), panic: jest.fn(), warn: jest.fn() }
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(root)
  const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode })
  await stopOnContentProblems({ reporter } as never)
  const keepsPublic = existsSync(join(root, "public"))
  cwd.mockRestore()
  environment.restore()
  rmSync(root, { recursive: true })
  return { reporter, keepsPublic }
}

test("a build ends with the list, and the last one stays", async () => {
  const { reporter, keepsPublic } = await run("production")
  expect(reporter.panic).toHaveBeenCalledWith(
    expect.stringMatching(
      /^The content has 10 problems in 10 files:\ncontent\/about\.json: the file is missing/,
    ),
  )
  expect(keepsPublic).toBe(true)
})

test("gatsby develop reports the list and goes on", async () => {
  const { reporter, keepsPublic } = await run("development")
  expect(reporter.error).toHaveBeenCalledTimes(1)
  expect(reporter.panic).not.toHaveBeenCalled()
  expect(keepsPublic).toBe(true)
})

test("warnings stop nothing, and a build prints the first twenty", async () => {
  const posts = Array.from({ length: 25 }, (_, index) => [`content/posts/p-${index}.md`, post(`P ${index}`)])
  const { reporter, keepsPublic } = await run("production", writeProject(Object.fromEntries(posts)))
  expect(reporter.panic).not.toHaveBeenCalled()
  const [text = ""] = reporter.warn.mock.calls[0] ?? []
  expect(text).toMatch(/^The content has 25 warnings in 25 files:\ncontent\/posts\/p-0\.md:/)
  expect(text.match(/: warning: /g)).toHaveLength(20)
  expect(text).toMatch(/\n… npm run check:content lists them all$/)
  expect(keepsPublic).toBe(true)
})
