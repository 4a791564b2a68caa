import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

const root = mkdtempSync(join(tmpdir(), "build-"))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Stands in for Gatsby: takes the note away as `gatsby-node.ts` does, works, and ends as it is told. */
const gatsby = (ending: string) =>
  write(
    "node_modules/gatsby/cli.js",
    `const fs = require("node:fs")
fs.rmSync(".cache/finished-build", { force: true })
for (const folder of [".cache", "public"]) {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(folder + "/half", "")
}
${ending}
fs.writeFileSync("public/" + process.pid + ".html", "")
`,
  )

const program = ["--import", pathToFileURL(require.resolve("tsx")).href, resolve("scripts/build/main.ts")]
const buildIn = (folder: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [...program, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      SSH_CONNECTION: "10.0.0.1 50000",
      npm_lifecycle_event: "deploy",
      TZ: "Asia/Kolkata",
    },
  })
  return { status, said: stdout.trim() }
}
const build = (...args: string[]) => buildIn(root, ...args)
const warm = { status: 0, said: "Building on the build before." }
const clean = (reason: string) => ({ status: 0, said: `Building from nothing: ${reason}.` })
const unfinished = clean("no finished build is there")

const putAside = "node_modules/.cache/old-builds"

beforeEach(() => {
  for (const folder of [".cache", "public"]) rmSync(join(root, folder), { recursive: true, force: true })
  write("src/a.css", "1")
  gatsby("")
  build()
})
afterAll(() => rmSync(root, { recursive: true }))

test("a build stands on a finished one, but not when it is asked for a clean one", () => {
  expect(build()).toEqual(warm)
  expect(build("--clean")).toEqual(clean("as asked"))
  expect(build()).toEqual(warm)
})

test("a change of a style alone begins from nothing", () => {
  write("public/old.html", "")
  write("src/a.css", "2")
  expect(build()).toEqual(clean("code, packages, settings or the folder have changed"))
  expect(existsSync(join(root, "public/old.html"))).toBe(false)
  expect(existsSync(join(root, putAside))).toBe(false)
})

test("what a build that was killed had put aside is gone after the next", () => {
  write(`${putAside}/of-before/public/old.html`, "")
  expect(build()).toEqual(warm)
  expect(existsSync(join(root, putAside))).toBe(false)
})

test("a copy in another folder begins from nothing, since Gatsby keeps whole paths", () => {
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  expect(buildIn(copy)).toEqual(clean("code, packages, settings or the folder have changed"))
  rmSync(copy, { recursive: true })
})

test("Gatsby sees the environment without what differs from terminal to terminal", () => {
  gatsby('fs.writeFileSync("public/env.json", JSON.stringify(process.env))')
  build()
  const seen = JSON.parse(readFileSync(join(root, "public/env.json"), "utf8"))
  expect(seen).toMatchObject({ TZ: "Asia/Kolkata", PATH: process.env.PATH })
  expect(Object.keys(seen).filter(name => /^(SSH_|npm_)/.test(name))).toEqual([])
})

test("a build that failed is not built on", () => {
  gatsby("process.exit(1)")
  expect(build().status).toBe(1)
  gatsby("")
  expect(build()).toEqual(unfinished)
})

test("nor is one that was killed", async () => {
  gatsby("Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)")
  rmSync(join(root, "public/half"))
  const child = spawn(process.execPath, program, { cwd: root, detached: true, stdio: "ignore" })
  while (!existsSync(join(root, "public/half"))) await new Promise(done => setTimeout(done, 20))
  process.kill(-(child.pid ?? 0), "SIGKILL")
  gatsby("")
  expect(build()).toEqual(unfinished)
  expect(build()).toEqual(warm)
})
