// Mutates the files of the last commit, unless --mutate names others (test/README.md).
import { execFileSync } from "node:child_process"
import jestConfig from "./jest.config.mjs"

const folders = ["src/shared", "src/content-model", "api"]
const changed = execFileSync("git", ["diff", "--name-only", "--diff-filter=d", "HEAD~1", "--", ...folders], {
  encoding: "utf8",
}).split("\n")

export default {
  mutate: changed.filter(file => file.endsWith(".ts") && !file.endsWith(".test.ts")),
  testRunner: "jest",
  jest: {
    config: {
      ...jestConfig.projects.find(({ displayName }) => displayName === "unit"),
      projects: [],
      testMatch: [
        "<rootDir>/{src,api}/**/*.test.{ts,tsx}",
        "<rootDir>/test/enquiries/{cli,delivery,*-store}.test.ts",
      ],
    },
  },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  // Stryker would need the package typescript@5 to rewrite it.
  tsconfigFile: "none",
  tempDirName: ".tmp/stryker",
  ignorePatterns: ["public", ".cache", "releases"],
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false },
  concurrency: 2,
}
