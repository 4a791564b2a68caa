import { spawn } from "node:child_process"
import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundleProgram } from "../support/bundle"
import { temporaryFolder } from "../support/temporary-folder"
import { type SmallSite, writeBuild } from "./small-build"

// A bundle starts fast, so that a kill after a moment hits a running deploy.
const bundle = bundleProgram("test/publishing/publish-worker.ts")

export const pageCount = 40

const pages = (version: number): SmallSite =>
  Object.fromEntries([
    ["/", `<a href="/page/0">Version ${version}</a>`],
    ...Array.from({ length: pageCount }, (_, i) => [
      `/page/${i}`,
      // Every third page differs in each version.
      `Page ${i}${i % 3 === 0 ? ` of version ${version}` : ""} ${"text ".repeat(500)}`,
    ]),
  ])

/** A project that is checked and built in half a second without Gatsby. */
export const smallProject = () => {
  const project = temporaryFolder()
  const mistake = join(project, "mistake")
  // Like Gatsby it removes the last build first and writes the manifest last.
  const build = "rm -rf public .cache && sleep 0.2 && cp -r next/public . && sleep 0.2 && cp -r next/.cache ."
  return {
    project,
    /** Writes the sources of the next version; every second one has other scripts. */
    write: (version: number): void => {
      writeBuild(join(project, "next"), pages(version), `aa${Math.floor(version / 2)}`)
      rmSync(mistake, { force: true })
    },
    /** Makes the check fail until the next version. */
    addMistake: (): void => writeFileSync(mistake, ""),
    /** Starts a deploy in its own process. */
    startDeploy: () => {
      const child = spawn(process.execPath, [bundle, "test ! -e mistake", build], {
        cwd: project,
        detached: true,
        stdio: ["ignore", "pipe", "ignore"],
      })
      let output = ""
      child.stdout.on("data", text => (output += text))
      const ended = new Promise<string>(resolve => child.once("close", () => resolve(output.trim())))
      return {
        ended,
        kill: () => child.kill("SIGKILL"),
        /** Kills it with its build, as systemd does, and lets its lock expire at once. */
        killAll: async (): Promise<void> => {
          if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL")
          await ended
          const lock = join(project, "releases/lock")
          if (existsSync(lock)) utimesSync(lock, 0, 0)
        },
      }
    },
  }
}
