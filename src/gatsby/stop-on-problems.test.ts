/** @proves Content: mistakes */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { stopOnContentProblems } from "./stop-on-problems"

const run = async (mode: "production" | "development") => {
  const root = mkdtempSync(join(tmpdir(), "content-"))
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

test("a build ends with the list, and nothing is left to be served", async () => {
  const { reporter, keepsPublic } = await run("production")
  expect(reporter.panic).toHaveBeenCalledWith(
    expect.stringMatching(
      /^The content has 12 problems in 12 files:\ncontent\/about\.json: the file is missing/,
    ),
  )
  expect(keepsPublic).toBe(false)
})

test("gatsby develop reports the list and goes on", async () => {
  const { reporter, keepsPublic } = await run("development")
  expect(reporter.error).toHaveBeenCalledTimes(1)
  expect(reporter.panic).not.toHaveBeenCalled()
  expect(keepsPublic).toBe(true)
})
