import { existsSync } from "node:fs"
import { join } from "node:path"
import { buildCopy } from "../support/project-copy"
import { eighthPost, removePost, writePost } from "./articles"
import { buildTimeout } from "./build-settings"

/** A build that an editor's mistake stops. */
export const describeMistake = (folder: string): void => {
  test(
    "a mistake in the content stops the build, says where it is, and writes no page",
    () => {
      const faulty = eighthPost
        .replace("2025-01-02", "10/10/2025")
        .replace("Cohort Analysis", "Cohort Analyses")
      writePost(folder, "an-eighth-post", faulty)
      let report = ""
      try {
        buildCopy(folder)
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        report = stdout + stderr
      }
      expect(report).toContain('date "10/10/2025" is not a date of the form YYYY-MM-DD')
      expect(report).toMatch(/an-eighth-post\.md.*category "Cohort Analyses"/)
      expect(existsSync(join(folder, "public/index.html"))).toBe(false)
      removePost(folder, "an-eighth-post")
    },
    buildTimeout,
  )
}
