import { currentReleaseOf, readSite } from "../api/server/current-release"
import { makeCandidate, promote } from "./candidate"
import { listReleases, type Release, removeOldReleases, removeUnfinished, withLock } from "./releases"
import { missingFiles } from "./verify"

type Listed = Pick<Release, "name" | "copyOf">

/** Newest first: those before the current one, or before what that copies; if it is damaged or missing, all others. */
export const releasesBefore = (releases: readonly Listed[], current?: string): Listed[] => {
  const served = releases.find(({ name }) => name === current)
  return releases.filter(({ name }) => (served ? name < (served.copyOf ?? served.name) : name !== current))
}

/** The first that is complete. @throws what the only one lacks, or that there is none */
const firstComplete = async (project: string, releases: readonly Listed[], wanted?: string) => {
  for (const { name, copyOf = name } of releases) {
    const site = readSite(project, name)
    const missing = await missingFiles(site)
    if (missing.length === 0) return { site, copyOf }
    if (wanted) throw new Error(`The release ${name} is not complete:\n${missing.join("\n")}`)
  }
  throw new Error(`There is no release ${wanted ?? "to go back to"}: "npm run releases" lists them.`)
}

/** A copy, so that open pages keep their scripts. @param wanted the start of a name @throws DeployInProgress */
export const rollback = (project: string, maxReleases: number, wanted?: string): Promise<Release> =>
  withLock(project, async () => {
    await removeUnfinished(project)
    const releases = listReleases(project)
    const named = releases.filter(({ name }) => wanted && name.startsWith(wanted))
    if (named.length > 1)
      throw new Error(`${named.length} releases begin with ${wanted}: give more of the name.`)
    const suitable = wanted ? named : releasesBefore(releases, currentReleaseOf(project))
    const { site, copyOf } = await firstComplete(project, suitable, wanted)
    const release = await promote(project, await makeCandidate(project, site), copyOf)
    // What is live has changed: an error now would have the operator go back once more.
    await removeOldReleases(project, maxReleases).catch(error =>
      console.error(`Old releases remain: ${error.message}`),
    )
    return release
  })

/** Whether somebody went back to what is live. */
export const isRolledBack = (project: string): boolean => {
  const live = currentReleaseOf(project)
  return listReleases(project).some(({ name, copyOf }) => name === live && copyOf !== undefined)
}
