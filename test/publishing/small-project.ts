import { spawn } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { type SmallSite, writeBuild } from "../../publish/testing/small-build"

// Below the packages, so that the one which stays outside is found: sharp has a native part.
const bundle = join(process.cwd(), "node_modules/.cache/publish-worker.cjs")
buildSync({
  entryPoints: ["test/publishing/publish-worker.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "cjs",
  // A package of this project can be bundled in this form alone.
  mainFields: ["module", "main"],
  external: ["sharp"],
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

/** A project with the site's own content, whose build takes a moment and no Gatsby. */
export const smallProject = () => {
  const project = mkdtempSync(join(tmpdir(), "small-project-"))
  for (const folder of ["content", "static"]) cpSync(folder, join(project, folder), { recursive: true })
  const siteFile = join(project, "content/site.json")
  const soundSite = readFileSync(siteFile, "utf8")
  // As Gatsby does, it begins by taking away what is there, and the manifest comes last.
  const buildCommand = [
    "sh",
    "-c",
    "rm -rf public .cache && sleep 0.2 && cp -r next/public . && sleep 0.2 && cp -r next/.cache .",
  ]
  return {
    project,
    /** Writes a next version, that a build will take; every second version has other scripts. */
    write: (version: number): void => {
      writeBuild(join(project, "next"), pages(version), `aa${Math.floor(version / 2)}`)
      writeFileSync(join(project, "static/version.txt"), String(version))
      writeFileSync(siteFile, soundSite)
    },
    /** Makes a mistake in the content, which the next version has no more. */
    spoil: (): void => writeFileSync(siteFile, soundSite.replace('"url"', '"ulr"')),
    /** Starts a publishing in a process of its own. */
    publish: () => {
      const child = spawn(process.execPath, [bundle, ...buildCommand], {
        cwd: project,
        stdio: ["ignore", "pipe", "inherit"],
      })
      let said = ""
      child.stdout.on("data", text => (said += text))
      const ended = new Promise<string>(resolve => child.once("close", () => resolve(said.trim())))
      return { child, ended }
    },
  }
}
