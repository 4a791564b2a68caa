import { spawn } from "node:child_process"
import { join } from "node:path"
import { loadEnv } from "../../api/settings/load-env"
import { hashCode } from "../../publish/build/source-hash"
import { setSiteTime } from "../../src/content-model/read/set-site-time"
import { finishedBuild, noteFinishedBuild } from "../../src/gatsby/finished-build"
import { deleteOldBuilds, putOldBuildAside } from "./old-build"

// npm run build: a build that keeps what the one before computed, where that still holds; npm run build:clean: from nothing.
const root = process.cwd()

/** Why nothing of the build before can be kept; undefined when it can. */
const whyClean = (key: string): string | undefined => {
  if (process.argv.includes("--clean")) return "as asked"
  const before = finishedBuild(root)
  if (!before) return "no finished build is there"
  return before === key ? undefined : "code, packages, settings or the folder have changed"
}

// webpack compiles the pages' renderer and the function anew when other variables are set than in the build before, such as in
// another kind of terminal or with npm and without.
const ofTheTerminal = /^(npm_|INIT_CWD$|SSH_|XDG_SESSION|TERM_|WINDOWID$|SHLVL$|OLDPWD$|_$)/

const lastingVariables = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheTerminal.test(name)))

const gatsbyBuild = (): Promise<number> =>
  new Promise((resolve, reject) => {
    // Gatsby hands Node.js's own arguments to the processes that it starts, of which Parcel's is one.
    const program = ["--require", join(__dirname, "spare-parcel.cjs"), "node_modules/gatsby/cli.js", "build"]
    const build = spawn(process.execPath, program, { stdio: "inherit", env: lastingVariables() })
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => build.kill(signal))
    build.once("error", reject)
    build.once("exit", code => resolve(code ?? 1))
  })

const main = async (): Promise<void> => {
  loadEnv()
  setSiteTime(root)
  // Gatsby keeps whole paths of files.
  const key = `${await hashCode(root, process.env)} ${root}`
  const reason = whyClean(key)
  console.log(reason ? `Building from nothing: ${reason}.` : "Building on the build before.")
  if (reason) putOldBuildAside(root)
  const deleted = deleteOldBuilds(root)
  process.exitCode = await gatsbyBuild()
  // A file that was saved meanwhile may have been built or not: the next build then begins from nothing.
  if (process.exitCode === 0) noteFinishedBuild(root, key)
  await deleted
}

void main()
