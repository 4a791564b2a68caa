import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { buildSync } from "esbuild"
import { temporaryFolder } from "../test/support/temporary-folder"

// biome.json says who may import whom; here each rule is shown to report a violation. That it allows what it should, the
// linter itself shows on the code.

const refused = [
  ["src/shared", "../components/ui/button"],
  ["src/shared", "node:fs"],
  ["src/shared", "react"],
  ["src/shared/enquiry", "../../site"],
  ["src/shared/reconciliation/read", "../../../site"],
  ["src/components/ui", "../../content-model/read/read-content"],
  ["src/components/ui", "../../settings/settings"],
  ["src/components/ui", "../../pages/about"],
  ["src/components/ui", "../../document/scripts"],
  ["src/document/browser", "../font-faces"],
  ["src/pages", "./contact"],
  ["src/templates", "../pages/blog"],
  ["src/pages", "../gatsby/create-pages"],
  ["src/content-model/read", "gatsby"],
  ["src/content-model/read", "../foreign/convert"],
  ["src/content-model/check", "../fix/fix-content"],
  [".", "./src/content-model/read/read-content"],
  ["cms", "../src/content-model/types/slug"],
  ["scripts/new", "../../src/content-model/read/read-content"],
  ["src/gatsby", "../content-model/read/read-content"],
  ["src/outputs", "../content-model/read/logo"],
  ["src/host", "../content-model/site-pages"],
  ["src/markdown", "../gatsby/resolvers"],
  ["src/markdown", "../content-model/read/read-content"],
  ["src/gatsby", "../templates/post"],
  ["src/gatsby", "../components/seo/seo"],
  ["src/outputs", "../components/seo/seo"],
  ["src/host", "../settings/settings"],
  ["src/document", "../outputs/xml-sitemap"],
  ["src/search", "../gatsby/resolvers"],
  ["api/server", "../../src/components/ui/button"],
  ["api/server", "react"],
  ["api/server", "../../publish/releases"],
  ["api/server", "../../cms/config"],
  ...["api/server", "api/cli", "publish", "src/settings"].flatMap(folder => {
    const root = folder.replace(/[^/]+/g, "..")
    const modules = [
      "site",
      "site-colours",
      "page-status",
      "fill",
      "language",
      "listings",
      "number-format",
      "share-card",
      "words",
    ]
    return [`${root}/content/site.json`, ...modules.map(name => `${root}/src/shared/${name}`)].map(
      path => [folder, path] as const,
    )
  }),
  ["src/settings", "../gatsby/resolvers"],
  ["publish", "../src/content-model/read/read-content"],
  ["publish", "../src/components/ui/button"],
  ["publish", "react"],
] as const satisfies readonly (readonly [folder: string, specifier: string])[]

const fixtureOf = ([folder, specifier]: readonly [string, string]): string =>
  join(folder, `imports-${specifier.replace(/\W+/g, "-")}.ts`)

const importing = (specifier: string) =>
  `import { thing } from "${specifier}"\n\nexport const other = thing\n`

const fixtures: Record<string, string> = {
  ...Object.fromEntries(refused.map(pair => [fixtureOf(pair), importing(pair[1])])),
  "src/shared/one.ts":
    'import type { two } from "./two"\n\nexport const one = (given: typeof two) => given\n',
  "src/shared/two.ts": 'import { one } from "./one"\n\nexport const two = () => one\n',
}

/** The linter's report on a project of the fixtures. */
const reported = (() => {
  const project = temporaryFolder()
  copyFileSync("biome.json", join(project, "biome.json"))
  for (const [path, source] of Object.entries(fixtures)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), source)
  }
  const args = ["lint", "--vcs-enabled=false", "--colors=off", "--max-diagnostics=none", "."]
  const { stdout, stderr } = spawnSync(resolve("node_modules/.bin/biome"), args, {
    cwd: project,
    encoding: "utf8",
  })
  return (stdout + stderr).split("\n")
})()

const isRefused = (path: string, rule: string): boolean =>
  reported.some(line => line.startsWith(`${path}:`) && line.includes(rule))

test.each(refused)("%s may not import %s", (...pair) => {
  expect(isRefused(fixtureOf(pair), "noRestrictedImports")).toBe(true)
})

test("imports may not form a cycle, not even of types", () => {
  expect(isRefused("src/shared/one.ts", "noImportCycles")).toBe(true)
})

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(name => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map(name => join(folder, name))

test("nothing of the server, the publisher or the settings has content in it, not even through other modules", () => {
  const { metafile } = buildSync({
    entryPoints: ["api", "publish", "src/settings"].flatMap(filesOf),
    bundle: true,
    write: false,
    metafile: true,
    outdir: "none",
    platform: "node",
    packages: "external",
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain("src/shared/enquiry/form-rules.ts")
  expect(inputs.filter(path => /^(?:content|src\/content-model)\//.test(path))).toEqual([])
})
