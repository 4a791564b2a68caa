import { spawn } from "node:child_process"
import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { emptyProject, type SmallSite, writeBuild } from "./small-build"

// As one file it starts at once, so that a kill after a moment meets a deploy at work. Below the packages, so that those
// which cannot be bundled are found.
const bundle = join(process.cwd(), "node_modules/.cache/publish-worker.cjs")
buildSync({
  entryPoints: ["test/publishing/publish-worker.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  packages: "external",
})

/** How many pages the small site has. */
export const pageCount = 40

const pages = (version: number): SmallSite =>
  Object.fromEntries([
    ["/", `<a href="/page/0">Version ${version}</a>`],
    ...Array.from({ length: pageCount }, (_, i) => [
      `/page/${i}`,
      // Every third page is another one in each version.
      `Page ${i}${i % 3 === 0 ? ` of version ${version}` : ""} ${"text ".repeat(500)}`,
    ]),
  ])

/** A project whose check and build take a moment and no Gatsby. */
export const smallProject = () => {
  const project = emptyProject()
  const mistake = join(project, "mistake")
  // As Gatsby does, it begins by removing the last build, and the manifest comes last.
  const build = "rm -rf public .cache && sleep 0.2 && cp -r next/public . && sleep 0.2 && cp -r next/.cache ."
  return {
    project,
    /** Writes the next version, which the build takes; every second version has other scripts. */
    write: (version: number): void => {
      writeBuild(join(project, "next"), pages(version), `aa${Math.floor(version / 2)}`)
      rmSync(mistake, { force: true })
    },
    /** Makes a mistake in the content, which the next version no longer has. */
    spoil: (): void => writeFileSync(mistake, ""),
    /** Starts a deploy in a process of its own. */
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
        /** With its build, as systemd does; its lock expires at once, and not after a while. */
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
