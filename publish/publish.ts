import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readManifest, type SiteSource } from "../api/server/releases"
import { releasesFolder } from "../src/shared/releases"
import { manifestFile } from "../src/shared/server-manifest"
import { checkSources } from "./build/check-sources"
import { runBuild } from "./build/run-build"
import { hashServer, hashSource } from "./build/source-hash"
import type { Findings } from "./checks/candidate"
import { checkCandidate } from "./checks/check-candidate"
import { checkComplete } from "./checks/complete"
import { type PublishLock, takeLock } from "./lock/publish-lock"
import { cleanUp, removeOld } from "./releases/clean-up"
import type { SiteOnDisk } from "./releases/make-site"
import { type Release, readRelease } from "./releases/release"
import { storeRelease } from "./releases/store-release"

/** What to publish, and how. */
export type PublishOptions = {
  /** The project's directory. */
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  /** The program that builds, with its arguments; it leaves `public/` and its manifest in the project. */
  readonly buildCommand: readonly string[]
  /** How many releases stay. */
  readonly kept: number
  /** Whether addresses may vanish. */
  readonly allowGone: boolean
  /** Takes a line on what is being done. */
  readonly say: (line: string) => void
  /** Ends it; what is current stays. */
  readonly signal?: AbortSignal
}

/** How it ended. */
export type Outcome =
  | { readonly kind: "published"; readonly release: Release; readonly warnings: readonly string[] }
  | { readonly kind: "unchanged"; readonly release: Release }
  | { readonly kind: "refused"; readonly problems: readonly string[] }

const builtIn = (project: string): SiteOnDisk => {
  const source: SiteSource = { root: project, manifestPath: join(project, manifestFile) }
  return { ...source, manifest: readManifest(source) }
}

// A server looks twice a second what is current.
const takenUpMs = 1500

/**
 * Where nothing was released yet, a server may be serving the last build, which the next one will take away: it becomes a
 * release first.
 */
const keepWhatIsServed = async ({ project, say }: PublishOptions): Promise<void> => {
  if (currentReleaseOf(project)) return
  let site: SiteOnDisk
  try {
    site = builtIn(project)
  } catch {
    return
  }
  const source = createHash("sha256").update(readFileSync(site.manifestPath)).digest("hex")
  const isWhole = async (made: SiteOnDisk & { bytes: number; newBytes: number }) =>
    (await checkComplete({ site: made, allowGone: true })).problems.length === 0
  const kept = await storeRelease(project, site, { source, server: "" }, isWhole).catch(() => undefined)
  if (!kept) return
  say(`The build that was there is the release ${kept.name} until the new one is made.`)
  await new Promise(resolve => setTimeout(resolve, takenUpMs))
}

const build = async (options: PublishOptions, lock: PublishLock): Promise<Findings> => {
  const log = join(options.project, releasesFolder, "build.log")
  const { isWhole, warnings, lastLines } = await runBuild({
    command: options.buildCommand,
    project: options.project,
    log,
    onStart: lock.noteBuild,
    signal: options.signal,
  })
  return { problems: isWhole ? [] : ["The build failed:", lastLines, `All it wrote is in ${log}`], warnings }
}

const publishAlone = async (options: PublishOptions, lock: PublishLock): Promise<Outcome> => {
  const { project, env, say, allowGone } = options
  await cleanUp(project)
  say("Content and settings are checked.")
  const sources = await checkSources(project, env)
  if (sources.problems.length > 0) return { kind: "refused", problems: sources.problems }

  const [source, server] = await Promise.all([hashSource(project, env), hashServer(project)])
  const current = readRelease(project, currentReleaseOf(project) ?? "")
  if (current?.source === source) return { kind: "unchanged", release: current }

  await keepWhatIsServed(options)
  say("The site is built.")
  const built = await build(options, lock)
  if (options.signal?.aborted) return { kind: "refused", problems: ["It was told to end."] }
  if (built.problems.length > 0) return { kind: "refused", problems: built.problems }

  say("The build is checked.")
  let found: Required<Findings> = { problems: [], warnings: [] }
  const release = await storeRelease(project, builtIn(project), { source, server }, async (site, before) => {
    found = await checkCandidate({ site, before, allowGone })
    return found.problems.length === 0
  })
  if (!release) return { kind: "refused", problems: found.problems }
  await removeOld(project, options.kept)
  const restart =
    current && current.server !== server
      ? ["The server's own code has changed: restart it when it suits (npm run serve)."]
      : []
  return {
    kind: "published",
    release,
    warnings: [...sources.warnings, ...(built.warnings ?? []), ...found.warnings, ...restart],
  }
}

/**
 * Publishes the site as its files are now: checks content and settings, builds, checks the build, and makes it current.
 * Whatever goes wrong, and whenever the process is killed, what is current stays.
 * @throws Busy when somebody else is publishing
 */
export const publish = async (options: PublishOptions): Promise<Outcome> => {
  const lock = await takeLock(options.project)
  try {
    return await publishAlone(options, lock)
  } finally {
    await lock.release()
  }
}
