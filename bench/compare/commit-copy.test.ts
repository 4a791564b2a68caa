import { execFileSync, spawn } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { isInstalled } from "../../test/support/is-installed"

let project: string

// What is compared is a commit: a machine without git has none.
const withGit = isInstalled("git") ? describe : describe.skip

const git = (...parameters: string[]): string =>
  execFileSync("git", ["-C", project, "-c", "user.name=A", "-c", "user.email=a@example.com", ...parameters], {
    encoding: "utf8",
  })

/** Runs some lines in a process of their own, with `copyCommit`, `runIn` and `project` at hand. */
const run = (lines: string) => {
  const script = join(project, "node_modules/script.ts")
  writeFileSync(
    script,
    `
    import { existsSync, readFileSync } from "node:fs"
    import { copyCommit } from "${resolve("bench/compare/commit-copy")}"
    import { runIn } from "${resolve("bench/compare/run-in")}"
    const project = ${JSON.stringify(project)}
    const main = async () => { ${lines} }
    main().catch(error => { console.log(error.message); process.exitCode = 1 })
    `,
  )
  const child = spawn(process.execPath, ["--import", "tsx", script])
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (output += chunk))
  const ended = new Promise<number | null>(resolve => child.once("close", resolve))
  const says = async (words: string) => {
    while (!output.includes(words)) await new Promise(resolve => setTimeout(resolve, 20))
  }
  return { child, ended, says, said: () => output.trim() }
}

const worktrees = () => git("worktree", "list").trim().split("\n").length

withGit("with git", () => {
  beforeAll(() => {
    project = realpathSync(mkdtempSync(join(tmpdir(), "project-")))
    git("init", "--quiet")
    writeFileSync(join(project, "package-lock.json"), "{}")
    writeFileSync(join(project, "page.txt"), "before")
    writeFileSync(join(project, ".gitignore"), "node_modules")
    git("add", ".")
    git("commit", "--quiet", "--message", "first")
    writeFileSync(join(project, "page.txt"), "after, not committed")
    mkdirSync(join(project, "node_modules/some-package"), { recursive: true })
  })

  afterAll(() => rmSync(project, { recursive: true }))

  test("a commit's files are there with the project's packages, and gone at the end", async () => {
    const { ended, said } = run(`
    const folder = await copyCommit("HEAD", project)
    const packages = existsSync(folder + "/node_modules/some-package")
    console.log(JSON.stringify({ folder, packages, page: readFileSync(folder + "/page.txt", "utf8") }))
  `)
    expect(await ended).toBe(0)
    const { folder, packages, page } = JSON.parse(said())
    expect([packages, page]).toEqual([true, "before"])
    expect(existsSync(folder)).toBe(false)
    expect(worktrees()).toBe(1)
  })

  test.each(["SIGINT", "SIGTERM"] as const)("broken off by %s in a build, nothing is left", async signal => {
    const { child, ended, says, said } = run(`
    const folder = await copyCommit("HEAD", project)
    const building = runIn(folder, ["sh", "-c", "sleep 60 & echo $! > worker; wait"], "The build")
    while (!existsSync(folder + "/worker")) await new Promise(resolve => setTimeout(resolve, 20))
    console.log(readFileSync(folder + "/worker", "utf8"), folder, "is building")
    await building
  `)
    await says("is building")
    child.kill(signal)
    expect(await ended).toBe(signal === "SIGINT" ? 130 : 143)
    const [worker, folder = ""] = said().split(/\s+/)
    expect(existsSync(folder)).toBe(false)
    expect(worktrees()).toBe(1)
    // Killed, though perhaps nobody has asked after it yet (a "zombie"; proc(5), "/proc/pid/stat").
    const stat = `/proc/${worker}/stat`
    expect(existsSync(stat) ? readFileSync(stat, "utf8") : "Z").toMatch(/^(?:\d+ \(.*\) )?Z/)
  })

  test("a build that fails says which and why, and nothing is left", async () => {
    const { ended, said } = run(`
    const folder = await copyCommit("HEAD", project)
    await runIn(folder, ["sh", "-c", "echo no such page; exit 3"], "The build of abc")
  `)
    expect(await ended).toBe(1)
    expect(said()).toBe("The build of abc failed (sh -c echo no such page; exit 3, code 3):\nno such page")
    expect(worktrees()).toBe(1)
  })

  test("an unknown commit is told", async () => {
    const { ended, said } = run(`await copyCommit("nowhere", project)`)
    expect(await ended).toBe(1)
    expect(said()).toMatch(/^There is no commit "nowhere"/)
  })
})
