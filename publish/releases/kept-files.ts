import { type FileRoute, isHashed, type ServerManifest } from "../../src/shared/server-manifest"

// Pages that are open since then find their scripts, styles and pictures.
const releasesKeptFor = 5

/** The files that the build of a release wrote, without those it keeps of earlier ones. */
export const ownFiles = ({ files }: Pick<ServerManifest, "files">): FileRoute[] =>
  files.filter(({ age }) => age === undefined)

/**
 * The files named by their content that a release keeps of the five before it, so that the server needs to know one
 * release alone.
 * @param now the files of the new build
 * @param before the release before, with what it keeps itself
 */
export const filesToKeep = (
  now: readonly FileRoute[],
  before: Pick<ServerManifest, "files">,
): FileRoute[] => {
  const paths = new Set(now.map(({ path }) => path))
  return before.files
    .filter(route => isHashed(route) && !paths.has(route.path))
    .map(route => ({ ...route, age: (route.age ?? 0) + 1 }))
    .filter(({ age }) => age <= releasesKeptFor)
}
