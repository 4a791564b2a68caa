import { execFileSync } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isInstalled } from "../../test/support/is-installed"
import { emptyProject } from "../testing/small-build"
import { pull } from "./pull"

const folder = emptyProject()
const theirs = join(folder, "theirs")
const ours = join(folder, "ours")
afterAll(() => rmSync(folder, { recursive: true }))

const who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"]
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", [...who, ...args], { cwd, encoding: "utf8", stdio: "pipe" })

const commit = (repository: string, file: string, text: string) => {
  writeFileSync(join(repository, file), text)
  git(repository, "add", file)
  git(repository, "commit", "-qm", text)
}

// Pulling is git's own work: a machine without git has nothing to pull with.
const withGit = isInstalled("git") ? describe : describe.skip

withGit("with git", () => {
  beforeAll(() => {
    git(folder, "init", "-q", "theirs")
    commit(theirs, "post.md", "first")
    git(folder, "clone", "-q", "theirs", "ours")
  })

  test("what others have pushed is brought in, and it says whether anything came", async () => {
    expect(await pull(ours)).toBe(false)
    commit(theirs, "post.md", "second")
    expect(await pull(ours)).toBe(true)
    expect(readFileSync(join(ours, "post.md"), "utf8")).toBe("second")
  })

  test("with other packages nothing is brought in", async () => {
    commit(theirs, "package-lock.json", "{}")
    await expect(pull(ours)).rejects.toThrow('Packages have changed: run "git pull && npm ci"')
    git(ours, "pull", "-q")
    expect(await pull(ours)).toBe(false)
  })

  test("where a merge were needed nothing is brought in, and git's words are told", async () => {
    commit(theirs, "post.md", "theirs")
    commit(ours, "post.md", "ours")
    await expect(pull(ours)).rejects.toThrow(/^git could not bring the branch up to date: .*fast-forward/is)
    expect(readFileSync(join(ours, "post.md"), "utf8")).toBe("ours")
  })
})

test("without a repository it says what git says, or that git is missing", async () => {
  await expect(pull(folder)).rejects.toThrow(/^git could not bring the branch up to date: /)
})
