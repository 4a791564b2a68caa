import { spawn } from "node:child_process"
import { join } from "node:path"
import { currentReleaseOf, readManifest } from "../api/server/current-release"
import { manifestFile } from "../src/shared/server-manifest"
import { discard, makeCandidate, promote } from "./candidate"
import { withLock } from "./lock"
import { type Release, removeOldReleases, removeUnfinished, type SiteOnDisk } from "./releases"
import { missingFiles, verify } from "./verify"

export type DeployOptions = {
  readonly project: string
  /** How many releases stay. */
  readonly kept: number
  /** Whether addresses may vanish. */
  readonly allowGone: boolean
  /** The commands, for the system's shell, that check settings and content, and that build from nothing. */
  readonly check: string
  readonly build: string
  /** Takes a line on what is being done. */
  readonly say: (line: string) => void
  /** After how many milliseconds the lock of a killed deploy expires. */
  readonly staleMs?: number
}

/** The release that is current now, or why none was made. */
export type Outcome =
  | { readonly kind: "published"; readonly release: Release }
  | { readonly kind: "refused"; readonly problems: readonly string[] }

/** Runs a command and shows what it writes. @returns whether it succeeded */
const run = (command: string, project: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
    // By way of this process: when it is killed, the command ends at its next line of output.
    const child = spawn(command, { cwd: project, env, shell: true, stdio: ["ignore", "pipe", "pipe"] })
    child.stdout.pipe(process.stderr, { end: false })
    child.stderr.pipe(process.stderr, { end: false })
    child.once("error", reject)
    child.once("close", code => resolve(code === 0))
  })

const builtSite = (project: string): SiteOnDisk => {
  const source = { root: project, manifestPath: join(project, manifestFile) }
  return { ...source, manifest: readManifest(source) }
}

/** The first deploy: a server may be serving the last build, which the next one removes, so it becomes a release. */
const releaseLastBuild = async (project: string): Promise<Release | undefined> => {
  let site: SiteOnDisk
  try {
    site = builtSite(project)
  } catch {
    return undefined
  }
  if ((await missingFiles(site)).length > 0) return undefined
  return promote(project, await makeCandidate(project, site))
}

/**
 * Publishes the site as its sources are now: checks, builds from nothing, verifies the build and makes it the current
 * release. Whatever goes wrong, and whenever the process is killed, the release that was current stays so.
 * @throws Busy when another deploy or rollback is running
 */
export const deploy = (options: DeployOptions): Promise<Outcome> => {
  const { project, kept, allowGone, check, build, say, staleMs } = options
  const publish = async (): Promise<Outcome> => {
    await removeUnfinished(project)
    say("Checking settings and content")
    if (!(await run(check, project))) return { kind: "refused", problems: ["The check failed, see above."] }
    const last = currentReleaseOf(project) ? undefined : await releaseLastBuild(project)
    if (last) say(`The build that was there is now the release ${last.name}`)
    say("Building")
    if (!(await run(build, project))) return { kind: "refused", problems: ["The build failed, see above."] }
    say("Verifying the build")
    const candidate = await makeCandidate(project, builtSite(project))
    const problems = await verify(candidate, { allowGone })
    if (problems.length > 0) {
      await discard(candidate)
      return { kind: "refused", problems }
    }
    const release = await promote(project, candidate)
    await removeOldReleases(project, kept)
    return { kind: "published", release }
  }
  return withLock(project, publish, staleMs)
}
