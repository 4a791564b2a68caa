import { currentReleaseOf, readSite } from "../api/server/current-release"
import { makeCandidate, promote } from "./candidate"
import { withLock } from "./lock"
import { listReleases, type Release, removeOldReleases, removeUnfinished } from "./releases"
import { missingFiles } from "./verify"

/** Before the original if the current release is a copy. @param releases newest first */
export const releaseBefore = (
  releases: readonly Pick<Release, "name" | "copyOf">[],
  current: string | undefined,
): string | undefined => {
  const served = releases.find(({ name }) => name === current)
  const index = releases.findIndex(({ name }) => name === (served?.copyOf ?? served?.name))
  return index < 0 ? undefined : releases[index + 1]?.name
}

const findRelease = (project: string, wanted: string | undefined): Release => {
  const releases = listReleases(project)
  const before = releaseBefore(releases, currentReleaseOf(project))
  const found = releases.filter(({ name }) => (wanted ? name.startsWith(wanted) : name === before))
  if (found.length > 1)
    throw new Error(`${found.length} releases begin with ${wanted}: give more of the name.`)
  if (!found[0])
    throw new Error(`There is no release ${wanted ?? "to go back to"}: "npm run releases" lists them.`)
  return found[0]
}

/** A copy, so that open pages keep their scripts. @param wanted the start of a name @throws DeployInProgress */
export const rollback = (project: string, maxReleases: number, wanted?: string): Promise<Release> =>
  withLock(project, async () => {
    await removeUnfinished(project)
    const { name, copyOf = name } = findRelease(project, wanted)
    const site = readSite(project, name)
    const missing = await missingFiles(site)
    if (missing.length > 0) throw new Error(`The release ${name} is not complete:\n${missing.join("\n")}`)
    const release = await promote(project, await makeCandidate(project, site), copyOf)
    await removeOldReleases(project, maxReleases)
    return release
  })
