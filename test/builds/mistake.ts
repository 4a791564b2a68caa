import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildCopy } from "../support/project-copy"
import { eighthPost, removePost, writePost } from "./articles"
import { buildTimeout } from "./build-settings"

const reportOf = (build: () => void): string => {
  try {
    build()
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
  return "the build did not stop"
}

/** A build that an editor's mistake stops. */
export const describeMistake = (folder: string): void => {
  const lastBuild = join(folder, "public/index.html")

  beforeAll(() => {
    mkdirSync(join(folder, "public"), { recursive: true })
    writeFileSync(lastBuild, "the last build")
    const faulty = eighthPost
      .replace("2025-01-02", "10/10/2025")
      .replace("Cohort Analysis", "Cohort Analyses")
    writePost(folder, "an-eighth-post", faulty)
  })
  afterAll(() => {
    removePost(folder, "an-eighth-post")
    rmSync(join(folder, "public"), { recursive: true })
  })

  test.each([
    ["npm run build", () => buildCopy(folder)],
    [
      "npm run build:clean",
      () => execFileSync("npm", ["run", "build:clean"], { cwd: folder, encoding: "utf8", stdio: "pipe" }),
    ],
  ])(
    "a mistake in the content stops %s, says where it is, and leaves the last build as it is",
    (_name, build) => {
      const report = reportOf(build)
      expect(report).toContain('date "10/10/2025" is not a date of the form YYYY-MM-DD')
      expect(report).toMatch(/an-eighth-post\.md\n +4:11 +error +category "Cohort Analyses"/)
      expect(readFileSync(lastBuild, "utf8")).toBe("the last build")
    },
    buildTimeout,
  )
}
