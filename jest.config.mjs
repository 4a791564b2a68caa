// Unit tests stand beside the code they test; what needs a built site is in test/ and has its own projects.
const transform = {
  "^.+\\.(ts|tsx|mjs)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
    },
  ],
}
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  transform,
  testEnvironment: "node",
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache", "<rootDir>/releases", "<rootDir>/.tmp"],
  ...more,
})

const shared = {
  globalSetup: "<rootDir>/test/support/shared-site.ts",
  globalTeardown: "<rootDir>/test/support/close-shared-site.ts",
}

export default {
  // On a busy machine a browser takes its time; whatever hangs is still found.
  testTimeout: 60_000,
  testSequencer: "<rootDir>/test/support/longest-first.cjs",
  maxWorkers: "100%",
  projects: [
    project(
      "unit",
      [
        "<rootDir>/src/**/*.test.{ts,tsx}",
        "<rootDir>/api/**/*.test.ts",
        "<rootDir>/publish/**/*.test.ts",
        "<rootDir>/scripts/**/*.test.ts",
      ],
      { moduleNameMapper: { "^gatsby$": "<rootDir>/test/support/gatsby-mock.tsx" } },
    ),
    project("enquiries", ["<rootDir>/test/enquiries/**/*.test.ts"]),
    project("publishing", ["<rootDir>/test/publishing/**/*.test.ts"]),
    project("builds", ["<rootDir>/test/builds/**/*.test.ts"]),
    project("site", ["<rootDir>/test/site/**/*.test.ts"], shared),
    project("browser", ["<rootDir>/test/browser/**/*.test.ts"], shared),
  ],
}
