import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { command, UsageError } from "../../src/command"
import { type Git, gitOf, tryGit } from "../git"
import { lockIn, mergeProduct, unmerged } from "./merge"
import { newsOf } from "./news"
import { fetchProduct, findBase, isAncestor } from "./product"

const spec = {
  call: "npm run upgrade -- [REMOTE or PATH] [VERSION]",
  about:
    "Merges a version of the product, by default the newest of the remote “product”. What is yours stays: content/, static/downloads/, and the deploy files that you changed.",
  options: {
    abort: ["", "goes back to how everything was before the upgrade"],
    base: ["COMMIT", "the product's commit that yours began with, where git cannot tell"],
    project: ["FOLDER", "another project than this one"],
  },
  maxOperands: 2,
} as const

/** An upgrade under way: to what, what was kept, and whether all files are merged. */
type State = { version: string; target: string; kept: string[]; isMerged: boolean }

const stateFile = (git: Git, project: string) =>
  resolve(project, git("rev-parse", "--git-path", "product-upgrade.json"))

const readState = (git: Git, project: string): State | undefined => {
  const file = stateFile(git, project)
  if (!existsSync(file)) return undefined
  const state = JSON.parse(readFileSync(file, "utf8")) as State
  // Someone has committed the merge, or given it up, by git itself.
  return tryGit(git, "rev-parse", "--verify", "MERGE_HEAD") === state.target ? state : undefined
}

const goBack = (git: Git, project: string): void => {
  git("reset", "--hard", "HEAD")
  rmSync(stateFile(git, project), { force: true })
}

const refuseUnclean = (git: Git): void => {
  const changes = git("status", "--porcelain", "--untracked-files=all")
  if (changes) throw new Error(`These changes are not committed; commit or remove them first:\n${changes}`)
  if (tryGit(git, "rev-parse", "--verify", "MERGE_HEAD"))
    throw new Error("A merge is under way; finish it, or give it up by git merge --abort")
  git("var", "GIT_COMMITTER_IDENT")
}

/** Runs npm and prints what it says. @returns whether it succeeded */
const run = (project: string, ...words: string[]): boolean => {
  const options = { cwd: project, encoding: "utf8", shell: process.platform === "win32" } as const
  const { status, stdout, stderr } = spawnSync("npm", words, options)
  console.log(`${stdout}${stderr}`)
  return status === 0
}

/** Whether two commits or trees need the same packages, however the project is called. */
const havePackagesOf = (git: Git, ...trees: [string, string]): boolean => {
  const [one, other] = trees.map(tree => {
    const { packages } = lockIn(git, tree)
    return { ...packages, "": { ...packages[""], name: "", version: "" } }
  })
  return isDeepStrictEqual(one, other)
}

/** The files of the index, or of a commit, that have conflict marks. */
const marked = (git: Git, where: string): string[] =>
  tryGit(git, "grep", "-lE", "^(<<<<<<<|>>>>>>>) ", where)?.replaceAll(`${where}:`, "").split("\n") ?? []

/** Tells what is new, installs packages, checks and commits. Nothing is lost if it ends halfway: a rerun goes on. */
const finish = (git: Git, project: string, { version, kept }: State): void => {
  const conflicts = unmerged(git)
  if (conflicts.length > 0)
    throw new Error(
      `Both you and the product changed the code of:\n${conflicts.map(file => `  ${file}`).join("\n")}\nChoose in each between the marks, or git rm what the product has removed, then git add it and repeat the command; --abort (or git merge --abort) goes back.`,
    )
  const unstaged = git("diff", "--name-only")
  if (unstaged) throw new Error(`Changed, but not added by git add:\n${unstaged}`)
  const merged = git("write-tree")
  const left = marked(git, merged).filter(file => !marked(git, "HEAD").includes(file))
  if (left.length > 0) throw new Error(`Conflict marks are left in ${left.join(", ")}`)
  if (!havePackagesOf(git, "HEAD", merged) && !run(project, "install", "--no-audit", "--no-fund"))
    throw new Error("The packages could not be installed; repeat the command, or go back by --abort")
  git("add", "package-lock.json")
  console.log(newsOf(project, "HEAD", git("write-tree"), version, kept))
  const failed = ["check:settings", "check:content"].filter(check => !run(project, "run", "--silent", check))
  git("commit", "--message", `chore: upgrade to version ${version} of the product`)
  rmSync(stateFile(git, project), { force: true })
  console.log(`Version ${version} is committed; git reset --hard HEAD~1 takes it back.`)
  if (failed.length === 0) return
  console.log(`Mend what ${failed.join(" and ")} reported before you push.`)
  process.exitCode = 1
}

const start = (git: Git, project: string, source: string, wanted?: string, given?: string): void => {
  refuseUnclean(git)
  const { version, commit: target } = fetchProduct(git, source, wanted)
  if (isAncestor(git, target, "HEAD")) {
    console.log(`This site has version ${version} already.`)
    return
  }
  const { base, guess } = findBase(git, source, target, given)
  if (guess) console.log(guess)
  const state = { version, target, kept: [], isMerged: false }
  const write = (next: State) => writeFileSync(stateFile(git, project), JSON.stringify(next))
  write(state)
  try {
    const next = { ...state, kept: mergeProduct(project, base, target, version), isMerged: true }
    write(next)
    finish(git, project, next)
  } catch (error) {
    if (!readState(git, project)?.isMerged) goBack(git, project)
    throw error
  }
}

command(spec, ({ values, operands }) => {
  const project = resolve(values.project ?? ".")
  const git = gitOf(project)
  const state = readState(git, project)
  if (values.abort) {
    if (!state) throw new UsageError("No upgrade is under way")
    goBack(git, project)
    console.log("Everything is as it was before; run npm ci if the upgrade had installed packages.")
    return
  }
  if (state?.isMerged) return finish(git, project, state)
  // The last one was killed while it merged.
  if (state) goBack(git, project)
  const [source = "product", wanted] = operands
  const isRemote = tryGit(git, "remote", "get-url", source) !== undefined
  if (source === "product" && !isRemote)
    throw new UsageError("Name the product's address, or keep it: git remote add product URL")
  const from = !isRemote && existsSync(source) ? resolve(source) : source
  return start(git, project, from, wanted, values.base)
})
