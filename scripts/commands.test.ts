import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { scripts } from "../package.json"

// Those written here, unlike the ones of packages.
const withScript = Object.entries(scripts)
  .filter(([, line]) => /\btsx (?!test\/support)/.test(line))
  .map(([name, line]) => [name, ...line.slice(line.indexOf("tsx ") + 4).split(" ")])

const withoutScript = [
  "scripts/bundle-server.ts",
  "tools/fonts/main.ts",
  "tools/audit/measure-site.ts",
  "tools/bench/import.ts",
  "test/enquiries/many.ts",
].map(file => [file, file])

const commands = [...withScript, ...withoutScript]

/** Starts each command with each option, all in one process, since most of the time they load the same packages. */
const startAll = `
const [options, commands] = process.argv.slice(1).map(JSON.parse)
const results = {}
const start = async (option, [name, file, ...args]) => {
  const result = (results[option][name] = { status: 0, stdout: "", stderr: "" })
  process.exitCode = 0
  process.exit = status => (process.exitCode = status)
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners("error")
  process.stdout.write = text => (result.stdout += text)
  process.stderr.write = text => (result.stderr += text)
  process.argv.splice(1, Infinity, file, ...args, option)
  file = require("node:path").resolve(file)
  delete require.cache[file]
  require(file)
  await new Promise(setImmediate)
  result.status = process.exitCode
}
const startEach = async () => {
  for (const option of options) {
    results[option] = {}
    for (const command of commands) await start(option, command)
  }
  require("node:fs").writeSync(1, JSON.stringify(results))
  process.reallyExit(0)
}
startEach()
`

const options = ["--help", "--no-such-option"] as const
let results: Record<(typeof options)[number], object>
beforeAll(() => {
  const args = ["--import", "tsx", "-e", startAll, "--", JSON.stringify(options), JSON.stringify(commands)]
  results = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))
})

test.each([
  ["--help prints how to call it", "--help", [0, /^npm run |^npx tsx /, /^$/]],
  [
    "an unknown option is named in one line",
    "--no-such-option",
    [2, /^$/, /^.*--no-such-option.*--help\)\n$/],
  ],
] as const)("of every command, %s", (_, option, [status, stdout, stderr]) => {
  const expected = { status, stdout: expect.stringMatching(stdout), stderr: expect.stringMatching(stderr) }
  expect(results[option]).toEqual(Object.fromEntries(commands.map(([name]) => [name, expected])))
})

test.each([
  ["a plain folder", 0],
  ["spaces & ümlauts", 0],
  ["#1", 1],
  ["the owner's", 1],
  ["[new]", 1],
  ["site (2)", 1],
  ["50%", 1],
])("npm ci refuses a folder in which Gatsby cannot build, and says so: %s", (name, status) => {
  const parent = mkdtempSync(join(tmpdir(), "folder-"))
  const cwd = join(parent, name)
  mkdirSync(cwd)
  try {
    const result = spawnSync(scripts.preinstall, { cwd, shell: true, encoding: "utf8" })
    expect([result.status, result.stderr.includes(cwd)]).toEqual([status, status === 1])
  } finally {
    rmSync(parent, { recursive: true })
  }
})
