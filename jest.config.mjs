import { noSettings } from "./test/support/no-settings.mjs"

// For this process, the tests and what they start.
Object.assign(process.env, noSettings)

const transform = {
  "^.+\\.(ts|tsx|mjs|js)$": [
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
// Packages that are ES modules, which Jest cannot load untransformed: those of unified and D3.
const esModules =
  "unified|bail|is-plain-obj|trough|vfile.*|unist-.*|remark-.*|rehype-.*|mdast-.*|micromark.*|hast-.*|hastscript|property-information|(space|comma)-separated-tokens|web-namespaces|zwitch|html-void-elements|ccount|character-.*|stringify-entities|decode-named-character-reference|devlop|longest-streak|markdown-table|escape-string-regexp|trim-lines|github-slugger|any-ascii|d3-.*|internmap|parse5|entities"

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules})/)`],
  testEnvironment: "node",
  // Before each test, what the last one spied on or replaced is restored.
  restoreMocks: true,
  modulePathIgnorePatterns: [
    "<rootDir>/public",
    "<rootDir>/.cache",
    "<rootDir>/releases",
    "<rootDir>/.tmp",
    "<rootDir>/for-netlify",
  ],
  ...more,
})

const shared = {
  globalSetup: "<rootDir>/test/support/server/set-up.ts",
  globalTeardown: "<rootDir>/test/support/server/tear-down.ts",
}

export default {
  testTimeout: 180_000,
  maxWorkers: "100%",
  projects: [
    project(
      "unit",
      [
        "<rootDir>/src/**/*.test.{ts,tsx}",
        "<rootDir>/api/**/*.test.ts",
        "<rootDir>/cms/**/*.test.ts",
        "<rootDir>/publish/**/*.test.ts",
        "<rootDir>/scripts/**/*.test.ts",
      ],
      {
        moduleNameMapper: {
          "^gatsby$": "<rootDir>/test/support/gatsby-mock.ts",
          // So that unit tests hold for any content.
          "/content/(site|retired|colours)\\.json$": "<rootDir>/src/content-model/fixtures/$1.json",
        },
      },
    ),
    project("enquiries", ["<rootDir>/test/enquiries/**/*.test.ts"]),
    project("publishing", ["<rootDir>/test/publishing/**/*.test.ts"]),
    project("builds", ["<rootDir>/test/builds/*.test.ts"]),
    // After `npm ci --prefix tools`; not part of `npm test`.
    project("tools", ["<rootDir>/tools/**/*.test.ts"]),
    // In the copy that test/builds makes.
    ...(process.env.OTHER_BUILD ? [project("other", ["<rootDir>/test/builds/other/*.test.ts"], shared)] : []),
    project("site", ["<rootDir>/test/site/**/*.test.ts"], shared),
    project("sample", ["<rootDir>/test/sample/**/*.test.ts"], shared),
    project("browser", ["<rootDir>/test/browser/**/*.test.ts"], shared),
    // What takes too long for `npm test`; test/README.md says why.
    project("nightly", ["<rootDir>/test/nightly/**/*.test.ts"], shared),
  ],
}
