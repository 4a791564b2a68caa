import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import type { SiteOnDisk } from "../api/server/serve-site"
import { settings } from "../api/settings/settings"
import type { SiteIdentity } from "../src/shared/server-manifest"
import { discard, makeCandidate, promote } from "./candidate"
import { withLock } from "./lock"
import { type Release, removeOldReleases, removeUnfinished, skippedFolders } from "./releases"
import { missingFiles, verify } from "./verify"

export type DeployOptions = {
  readonly project: string
  readonly maxReleases: number
  readonly allowGone: boolean
  /** Shell commands; `build` builds from scratch. */
  readonly check: string
  readonly build: string
  readonly report: (line: string) => void
  readonly staleMs?: number
}

export type Outcome =
  | { readonly kind: "published"; readonly release: Release }
  | { readonly kind: "refused"; readonly problems: readonly string[] }

const run = (command: string, project: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
    // Piped through this process: if it is killed, the command ends at its next line of output.
    const child = spawn(command, { cwd: project, env, shell: true, stdio: ["ignore", "pipe", "pipe"] })
    child.stdout.pipe(process.stderr, { end: false })
    child.stderr.pipe(process.stderr, { end: false })
    child.once("error", reject)
    child.once("close", code => resolve(code === 0))
  })

type Content = Pick<SiteIdentity, "brand" | "url"> & { readonly sample?: boolean }

// Read anew for each deploy, since content changes while `--watch` runs.
const isOfToday = (project: string, { site }: SiteOnDisk["manifest"]): boolean => {
  const {
    brand,
    url,
    sample = false,
  }: Content = JSON.parse(readFileSync(join(project, "content/site.json"), "utf8"))
  const today = settings().SITE_URL ?? url.replace(/\/$/, "")
  return site?.brand === brand && site.url === today && site.sample === sample
}

// Before the first deploy, a server may be serving the last build, which the next would remove.
// A build of another site, such as the sample, would leave its addresses and files to this one.
const releaseLastBuild = async (project: string): Promise<Release | undefined> => {
  let site: SiteOnDisk
  try {
    site = readSite(project)
  } catch {
    return undefined
  }
  if (!isOfToday(project, site.manifest) || (await missingFiles(site)).length > 0) return undefined
  return promote(project, await makeCandidate(project, site))
}

/** If anything fails, as on a full disk, or the process is killed, the current release stays. @throws DeployInProgress */
export const deploy = (options: DeployOptions): Promise<Outcome> => {
  const { project, maxReleases, allowGone, check, build, report, staleMs } = options
  let live: string | undefined
  const publish = async (): Promise<Outcome> => {
    live = currentReleaseOf(project)
    await removeUnfinished(project)
    for (const line of skippedFolders(project)) report(line)
    report("Checking settings and content")
    if (!(await run(check, project))) return { kind: "refused", problems: ["The check failed, see above."] }
    const last = currentReleaseOf(project) ? undefined : await releaseLastBuild(project)
    if (last) report(`The existing build is now the release ${last.name}`)
    live = currentReleaseOf(project)
    report("Building")
    if (!(await run(build, project))) return { kind: "refused", problems: ["The build failed, see above."] }
    report("Verifying the build")
    const candidate = await makeCandidate(project, readSite(project))
    const problems = await verify(candidate, { allowGone })
    if (problems.length > 0) {
      await discard(candidate)
      return { kind: "refused", problems }
    }
    const release = await promote(project, candidate)
    await removeOldReleases(project, maxReleases).catch(error =>
      report(`Old releases remain: ${error.message}`),
    )
    return { kind: "published", release }
  }
  const refuse = async (error: Error): Promise<Outcome> => {
    if (currentReleaseOf(project) !== live) throw error
    await removeUnfinished(project)
    return { kind: "refused", problems: [error.message] }
  }
  return withLock(project, () => publish().catch(refuse), staleMs)
}
