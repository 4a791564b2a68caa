import { spawn } from "node:child_process"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { z } from "zod"
import { readJson } from "../api/checked-json"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import type { SiteOnDisk } from "../api/server/serve-site"
import { settings } from "../src/settings/settings"
import { attempt } from "../src/shared/attempt"
import { withoutEndSlash } from "../src/shared/origins"
import { manifestFile, releasesFolder } from "../src/shared/server-manifest"
import { type Candidate, isSameSite, makeCandidate, promote } from "./candidate"
import {
  listReleases,
  type Release,
  removeOldReleases,
  removeUnfinished,
  skippedFolders,
  withLock,
} from "./releases"
import { missingFiles, verify } from "./verify"

export type DeployOptions = {
  readonly project: string
  /** Where to publish a build with drafts instead, as releases of its own. */
  readonly preview?: string
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
  /** The live release, which a new one would equal. */
  | { readonly kind: "unchanged"; readonly release: string }
  /** `output` of the check or build that failed, as it was shown. */
  | { readonly kind: "refused"; readonly problems: readonly string[]; readonly output?: readonly string[] }

const lastLines = (output: string): string[] => stripVTControlCharacters(output).trim().split("\n").slice(-60)

/** @returns the last lines of its output if it fails */
const run = (command: string, project: string, more: NodeJS.ProcessEnv = {}): Promise<string[] | undefined> =>
  new Promise((resolve, reject) => {
    const fixed = { CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
    const env = { ...process.env, ...fixed, ...more }
    // Piped through this process: if it is killed, the command ends at its next line of output.
    const child = spawn(command, { cwd: project, env, shell: true, stdio: ["ignore", "pipe", "pipe"] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => output.push(text))
      stream.pipe(process.stderr, { end: false })
    }
    child.once("error", reject)
    child.once("close", code => resolve(code === 0 ? undefined : lastLines(output.join(""))))
  })

const content = z.object({ brand: z.string(), url: z.string(), sample: z.boolean().optional() })

// Read anew for each deploy, since content changes while `--watch` runs.
const isOfThisSite = (project: string, { site }: SiteOnDisk["manifest"]): boolean => {
  const { brand, url, sample = false } = readJson(join(project, "content/site.json"), content)
  const address = settings().SITE_URL ?? withoutEndSlash(url)
  return site?.brand === brand && !site.isPreview && site.url === address && site.sample === sample
}

// Before the first deploy, a server may be serving the last build, which the next would remove.
// A build of another site, such as the sample, would leave its addresses and files to this one.
const releaseLastBuild = async (project: string): Promise<Release | undefined> => {
  const site = attempt(() => readSite(project))
  if (!site) return undefined
  if (!isOfThisSite(project, site.manifest) || (await missingFiles(site)).length > 0) return undefined
  return promote(project, await makeCandidate(project, site))
}

/** @returns the live release, if a new one would equal it. One that is damaged is mended, and a rollback ended, by a new one. */
const equalRelease = async (target: string, { site, current }: Candidate): Promise<string | undefined> => {
  const live = listReleases(target).find(({ name }) => name === currentReleaseOf(target))
  if (!live || live.copyOf || !current || current.release !== live.name) return undefined
  if (!isSameSite(site.manifest, current.manifest)) return undefined
  return (await missingFiles(current)).length === 0 ? live.name : undefined
}

/** If anything fails, as on a full disk, or the process is killed, the current release stays. @throws DeployInProgress */
export const deploy = (options: DeployOptions): Promise<Outcome> => {
  const { project, preview, maxReleases, allowGone, check, build, report, staleMs } = options
  const target = preview ?? project
  let live: string | undefined
  const publish = async (): Promise<Outcome> => {
    live = currentReleaseOf(target)
    await mkdir(join(target, releasesFolder), { recursive: true })
    await removeUnfinished(target)
    for (const line of skippedFolders(target)) report(line)
    report("Checking settings and content")
    const mistakes = await run(check, project)
    if (mistakes) return { kind: "refused", problems: ["The check failed, see above."], output: mistakes }
    const last = currentReleaseOf(project) ? undefined : await releaseLastBuild(project)
    if (last) report(`The existing build is now the release ${last.name}`)
    live = currentReleaseOf(target)
    report("Building")
    const failure = await run(build, project, preview ? { GATSBY_PREVIEW: "1" } : {})
    if (failure) return { kind: "refused", problems: ["The build failed, see above."], output: failure }
    report("Verifying the build")
    const built = readSite(project)
    // Neither a server nor the next deploy may take drafts for the site, even if what follows fails.
    if (preview) await rm(join(project, manifestFile))
    const candidate = await makeCandidate(target, built)
    const problems = await verify(candidate, { allowGone: allowGone || preview !== undefined })
    if (problems.length > 0) {
      await removeUnfinished(target)
      return { kind: "refused", problems }
    }
    const equal = await equalRelease(target, candidate)
    if (equal) {
      await removeUnfinished(target)
      return { kind: "unchanged", release: equal }
    }
    const release = await promote(target, candidate)
    await removeOldReleases(target, maxReleases).catch(error =>
      report(`Old releases remain: ${error.message}`),
    )
    return { kind: "published", release }
  }
  const refuse = async (error: Error): Promise<Outcome> => {
    if (currentReleaseOf(target) !== live) throw error
    await removeUnfinished(target)
    return { kind: "refused", problems: [error.message] }
  }
  return withLock(project, () => publish().catch(refuse), staleMs)
}
