import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { buildSync } from "esbuild"
import lock from "../../package-lock.json"
import { writeProject } from "../../src/content-model/fixtures/project"
import { runCommand } from "../../test/support/run-command"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { gitOf } from "../git"
import { writeSite } from "../new/new-site"
import { mergeManifest, mergeProduct, unmerged } from "./merge"
import { fetchProduct, findBase } from "./product"

type Edits = Record<string, string | undefined | ((text: string) => string)>

const read = (project: string, path: string) => readFileSync(join(project, path), "utf8")

const edit = (project: string, edits: Edits) => {
  for (const [path, change] of Object.entries(edits)) {
    const file = join(project, path)
    mkdirSync(dirname(file), { recursive: true })
    if (change === undefined) rmSync(file)
    else writeFileSync(file, typeof change === "string" ? change : change(readFileSync(file, "utf8")))
  }
}

// In place of git's own settings.
const person = { NAME: "a", EMAIL: "a@b.test" }
for (const role of ["AUTHOR", "COMMITTER"])
  for (const [name, value] of Object.entries(person)) process.env[`GIT_${role}_${name}`] = value

const commit = (project: string, edits: Edits, message = "change") => {
  edit(project, edits)
  // A process that is started by this large one takes longer than git.
  const both = 'git add --all && git commit --quiet --message "$0"'
  execFileSync("sh", ["-c", both, message], { cwd: project, stdio: "pipe" })
}

const withPackages = (project: string) => {
  writeFileSync(join(project, ".git/info/exclude"), "node_modules\n")
  if (!existsSync(join(project, "node_modules")))
    symlinkSync(resolve("node_modules"), join(project, "node_modules"))
  return project
}

const heading = (version: string, text: string) => `## [${version}] - 2026-01-01\n\n${text}\n\n`
const first = `# Changelog\n\n${heading("7.0.0", "### Added\n\n- All.")}`
const second = heading("7.1.0", "### What an owner must do\n\n- Write the motto.\n\n### Added\n\n- A motto.")

/** What the checks run, of the code: with all of it each of git's steps would take several times as long. */
const code = () =>
  Object.keys(
    buildSync({
      entryPoints: ["src/settings/cli.ts", "src/content-model/cli.ts"],
      ...({ bundle: true, packages: "external", platform: "node" } as const),
      ...{ metafile: true, outdir: ".tmp", write: false },
    }).metafile?.inputs ?? {},
  ).filter(file => file.startsWith("src/"))

/** The product with a version 7.0.0 of this code, and 7.1.0, as a bare repository without tags whose branch has another name. */
const product = (() => {
  const bare = () => join(folder, "product.git")
  let folder: string
  return {
    make: () => {
      folder = temporaryFolder()
      const work = writeProject()
      const files = ["deploy", ".env.example", ".gitignore", "package.json", "tsconfig.json", "README.md"]
      for (const name of [...code(), ...files]) cpSync(name, join(work, name), { recursive: true })
      const ownPackages = { ...lock, packages: { "": lock.packages[""] } }
      writeFileSync(join(work, "package-lock.json"), JSON.stringify(ownPackages))
      gitOf(work)("init", "--quiet", "--initial-branch=trunk")
      withPackages(work)
      commit(work, { "CHANGELOG.md": first, "src/shared/day.ts": text => `${text}// a\n// b\n// c\n` })
      commit(work, {
        "content/posts/added.md": "A new sample",
        "content/posts/first.md": undefined,
      })
      commit(work, {
        "CHANGELOG.md": text => text.replace("## ", `${second}## `),
        "content/site.json": text => text.replace('"brand"', '"motto": "The sample’s",\n  "brand"'),
        "src/content-model/types/site-settings.ts": text =>
          text.replace(
            "schema: group({",
            'schema: group({\n    motto: text("a motto"),\n    song: text("a song").optional(),',
          ),
        "src/shared/day.ts": text => text.replace("// b", "// the product's"),
        "src/shared/added.ts": "export const added = 1\n",
        ".env.example": text => `${text}# A new one\n# NEW_SETTING=1\n`,
        "package.json": text =>
          text.replace('"version": "', '"version": "7.1.0-').replace('"screenshots":', '"pictures":'),
        "deploy/Caddyfile": text => `${text}# the product's\n`,
        "deploy/nginx.conf": text => `${text}# the product's\n`,
      })
      commit(work, {
        "CHANGELOG.md": text => text.replace("## ", `${heading("7.2.0", "### Changed\n\n- A day.")}## `),
        "src/shared/day.ts": text => text.replace("// the product's", "// the product's later"),
      })
      gitOf(folder)("clone", "--quiet", "--bare", work, "product.git")
    },
    path: bare,
    commit: (version: string) =>
      gitOf(bare())("log", "--format=%H", "-1", version === "7.1.0" ? "HEAD~1" : "HEAD~3"),
  }
})()

beforeAll(product.make)

const flags = {
  brand: "Kestrel",
  url: "https://kestrel.test",
  email: "ask@kestrel.test",
  country: "DE",
  language: "en-GB",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
}

/** An owner's site, with content, a colour and a name of its own. */
const settle = async (project: string) => {
  withPackages(project)
  process.stdin.isTTY = false
  await writeSite(project, flags)
  commit(project, {
    "content/posts/own.md": "Mine",
    "package.json": text => text.replace('"name": "', '"name": "kestrel-'),
    "deploy/Caddyfile": text => `${text}# mine\n`,
    "src/own.ts": "export const own = 1\n",
  })
}

const clone = () => {
  const project = join(temporaryFolder(), "site")
  const from = ["--branch=trunk", `file://${product.path()}`, project]
  gitOf(".")("clone", "--quiet", ...from)
  withPackages(project)
  gitOf(project)("checkout", "--quiet", "-B", "site", product.commit("7.0.0"))
  return project
}

const upgrade = (project: string, ...args: string[]) =>
  runCommand("scripts/upgrade/main.ts", ["--project", project, ...args])

const ownFiles = (project: string) => gitOf(project)("ls-tree", "-r", "HEAD", "content", "static/downloads")

const status = (project: string) => gitOf(project)("status", "--porcelain", "--untracked-files=all")

test("an owner's clone is upgraded: dirty, in conflict, aborted, resolved", async () => {
  const project = clone()
  await settle(project)
  commit(project, { "src/shared/day.ts": text => text.replace("// b", "// mine") })
  const [before, content] = [gitOf(project)("rev-parse", "HEAD"), ownFiles(project)]

  edit(project, { "content/posts/own.md": "Not saved", "content/posts/new.md": "Not saved either" })
  expect(await upgrade(project, product.path())).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/not committed.*\n.*content\/posts\/own\.md\n.*content\/posts\/new\.md\n$/),
  })
  expect(read(project, "content/posts/own.md")).toBe("Not saved")
  edit(project, { "content/posts/own.md": "Mine", "content/posts/new.md": undefined })

  const conflict = {
    status: 1,
    stderr: expect.stringMatching(
      /^Both you and the product changed the code of:\n {2}src\/shared\/day\.ts\n/,
    ),
  }
  expect(await upgrade(project, product.path(), "7.1.0")).toMatchObject(conflict)
  expect(await upgrade(project)).toMatchObject(conflict)
  expect(await upgrade(project, "--abort")).toMatchObject({ status: 0 })
  expect([gitOf(project)("rev-parse", "HEAD"), status(project)]).toEqual([before, ""])
  expect((await upgrade(project, "--abort")).stderr).toContain("No upgrade is under way")

  expect(await upgrade(project, product.path(), "7.1.0")).toMatchObject(conflict)
  gitOf(project)("add", "src/shared/day.ts")
  expect((await upgrade(project)).stderr).toBe("Conflict marks are left in src/shared/day.ts\n")
  edit(project, { "src/shared/day.ts": text => text.replace(/<<<<<<<[\s\S]*>>>>>>>.*/, "// both") })
  gitOf(project)("add", "src/shared/day.ts")
  const { status: code, stdout } = await upgrade(project)
  for (const line of [
    "What an owner must do for 7.1.0:\n  - Write the motto.\n",
    "Content that is now required:\n  content/site.json motto: a motto\n",
    "Content that is now possible:\n  content/site.json song: a song\n",
    ":\n  NEW_SETTING is new\n",
    "Commands:\n  npm run screenshots is now npm run pictures\n",
    "Changed by you and the product:\n  deploy/Caddyfile is as you had it; git show HEAD^2:deploy/Caddyfile is",
    "Version 7.1.0 is committed",
    "motto is missing; expected a motto",
    "Mend what check:content reported",
  ])
    expect(stdout).toContain(line)
  expect(code).toBe(1)

  expect([ownFiles(project), status(project)]).toEqual([content, ""])
  expect(gitOf(project)("log", "-1", "--format=%P")).toBe(`${before} ${product.commit("7.1.0")}`)
  expect(read(project, "src/shared/day.ts")).toMatch(/\/\/ a\n\/\/ both\n\/\/ c\n$/)
  expect(read(project, "src/own.ts")).toBe("export const own = 1\n")
  expect(read(project, "src/shared/added.ts")).toBe("export const added = 1\n")
  expect(read(project, "deploy/Caddyfile")).toMatch(/# mine\n$/)
  expect(read(project, "deploy/nginx.conf")).toMatch(/# the product's\n$/)
  for (const file of ["package.json", "package-lock.json"])
    expect(JSON.parse(read(project, file))).toMatchObject({
      name: expect.stringMatching(/^kestrel-/),
      version: expect.stringMatching(/^7\.1\.0-/),
    })
  expect(await upgrade(project, product.path(), "7.1.0")).toMatchObject({
    status: 0,
    stdout: "This site has version 7.1.0 already.\n",
  })
})

/** An archive or template: the same files without history. */
const unpacked = (edits: Edits = {}) => {
  const project = clone()
  rmSync(join(project, ".git"), { recursive: true })
  gitOf(project)("init", "--quiet")
  withPackages(project)
  commit(project, edits, "The sample")
  return project
}

/** Merges without checks. @returns whether the product's commit was guessed */
const merge = (project: string, version: string) => {
  const git = gitOf(project)
  const { commit: target } = fetchProduct(git, product.path(), version)
  const { base, guess } = findBase(git, product.path(), target)
  mergeProduct(project, base, target, version)
  expect(unmerged(git)).toEqual([])
  git("commit", "--quiet", "--message", "The upgrade")
  return guess
}

const shallow = () => {
  const project = join(temporaryFolder(), "site")
  gitOf(product.path())("branch", "--force", "former", product.commit("7.0.0"))
  gitOf(".")("clone", "--quiet", "--depth=1", "--branch=former", `file://${product.path()}`, project)
  return withPackages(project)
}

test.each([
  ["an archive", unpacked, undefined],
  ["a changed archive", () => unpacked({ "README.md": "Mine" }), "taken to come from version 7.0.0, "],
  ["a shallow clone", shallow, undefined],
  ["a clone whose first upgrade was squashed", clone, undefined],
] as const)("the product's commit is found for %s", async (_, make, guess) => {
  const project = make()
  await settle(project)
  const content = ownFiles(project)
  const said = merge(project, "7.1.0")
  expect(said ?? "").toContain(guess ?? "")
  expect(said === undefined).toBe(guess === undefined)
  // Of the merge and its history is left one commit of her own.
  if (make === clone) {
    gitOf(project)("reset", "--quiet", "--soft", "HEAD~1")
    gitOf(project)("commit", "--quiet", "--message", "The upgrade")
  }
  // After a merge, the next one begins there however the first was found.
  const isNextTold = make === unpacked || make === clone
  if (isNextTold) expect(merge(project, "7.2.0")).toBeUndefined()
  expect(read(project, "src/shared/day.ts")).toContain(
    isNextTold ? "// the product's later" : "// the product's",
  )
  expect(read(project, "deploy/Caddyfile")).toMatch(/# mine\n$/)
  expect([ownFiles(project), status(project)]).toEqual([content, ""])
})

test("a version or product that is not there is named", async () => {
  const project = clone()
  expect(await upgrade(project, product.path(), "9.9.9")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      "has no version 9.9.9; expected one of its CHANGELOG.md: 7.2.0, 7.1.0, 7.0.0",
    ),
  })
  expect((await upgrade(project)).stderr).toContain("git remote add product URL")
  expect((await upgrade(project, "/no/such/product")).stderr).toMatch(/^git fetch failed: /)
  expect(status(project)).toBe("")
})

test("package.json is merged by its keys", () => {
  const lost: string[] = []
  const base = { name: "p", version: "1.0.0", scripts: { a: "1", b: "1" }, dependencies: { x: "1", y: "1" } }
  const own = {
    name: "o",
    version: "0.1.0",
    scripts: { a: "2", b: "1" },
    dependencies: { x: "2", y: "1", z: "1" },
  }
  const product = { name: "p", version: "2.0.0", scripts: { a: "3" }, dependencies: { x: "3", y: "2" } }
  expect(mergeManifest(base, own, product, line => lost.push(line))).toEqual({
    name: "o",
    version: "0.1.0",
    scripts: { a: "3" },
    dependencies: { x: "3", y: "2", z: "1" },
  })
  expect(lost).toEqual([
    `package.json has the product's scripts.a; you had "2"`,
    `package.json has the product's dependencies.x; you had "2"`,
  ])
})
