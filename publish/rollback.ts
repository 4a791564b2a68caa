import { currentReleaseOf } from "../api/server/releases"
import { checkComplete } from "./checks/complete"
import { takeLock } from "./lock/publish-lock"
import { cleanUp, removeOld } from "./releases/clean-up"
import { listReleases, type Release } from "./releases/release"
import { openRelease, storeRelease } from "./releases/store-release"

/** There is nothing to go back to, or not of that name. */
class NoSuchRelease extends Error {}

/**
 * The release that `npm run rollback` goes back to when none is named: the one before the site that is served, also when
 * that is served again already.
 * @param releases the newest first
 */
export const releaseBefore = (
  releases: readonly Pick<Release, "name" | "copyOf">[],
  current: string | undefined,
): string | undefined => {
  const served = releases.find(({ name }) => name === current)
  const origin = served?.copyOf ?? served?.name
  const index = releases.findIndex(({ name }) => name === origin)
  return index < 0 ? undefined : releases[index + 1]?.name
}

/**
 * Serves a release once more, as a new release of its files: history only ever grows, and pages that are open keep the
 * scripts they came with.
 * @param kept how many releases stay
 * @param wanted its name, or the beginning of it; by default the one before
 * @throws NoSuchRelease, or Busy when somebody is publishing
 */
export const rollback = async (project: string, kept: number, wanted?: string): Promise<Release> => {
  const lock = await takeLock(project)
  try {
    await cleanUp(project)
    const releases = listReleases(project)
    const named = releases.filter(({ name }) =>
      wanted ? name.startsWith(wanted) : name === releaseBefore(releases, currentReleaseOf(project)),
    )
    const [target] = named
    if (!target)
      throw new NoSuchRelease(`There is no release ${wanted ?? "to go back to"}: see "npm run releases".`)
    if (named.length > 1)
      throw new NoSuchRelease(`${named.length} releases begin with ${wanted}: name one in full.`)
    const { source, server } = target
    let problems: readonly string[] = []
    const made = await storeRelease(
      project,
      openRelease(project, target.name),
      { source, server, copyOf: target.copyOf ?? target.name },
      async (site, before) => {
        ;({ problems } = await checkComplete({ site, before, allowGone: true }))
        return problems.length === 0
      },
    )
    if (!made) throw new NoSuchRelease(`The release ${target.name} is not whole:\n${problems.join("\n")}`)
    await removeOld(project, kept)
    return made
  } finally {
    await lock.release()
  }
}
