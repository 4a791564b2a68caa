import { execFile } from "node:child_process"
import { promisify } from "node:util"

const git = async (project: string, ...args: string[]): Promise<string> => {
  const options = { cwd: project, env: { ...process.env, GIT_TERMINAL_PROMPT: "0" }, timeout: 60_000 }
  return (await promisify(execFile)("git", args, options)).stdout.trim()
}

/** The project could not be brought up to date. */
class NotPulled extends Error {}

const packages = ["package.json", "package-lock.json"]

const merge = async (project: string): Promise<"nothing new" | "merged" | "other packages"> => {
  await git(project, "fetch", "--quiet")
  if ((await git(project, "rev-list", "--count", "HEAD..@{upstream}")) === "0") return "nothing new"
  const changed = await git(project, "diff", "--name-only", "HEAD...@{upstream}", "--", ...packages)
  if (changed !== "") return "other packages"
  await git(project, "merge", "--ff-only", "--quiet", "@{upstream}")
  return "merged"
}

/**
 * Brings the project's branch up to date, if that needs no merge.
 * @returns whether anything came
 * @throws NotPulled when git cannot, or when packages have changed, which are to be installed with it
 */
export const pull = async (project: string): Promise<boolean> => {
  const end = await merge(project).catch(error => {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new NotPulled(`git could not bring the branch up to date: ${stderr?.trim() || message}`)
  })
  if (end === "other packages")
    throw new NotPulled('Packages have changed: run "git pull && npm ci", then "npm run deploy" again.')
  return end === "merged"
}
