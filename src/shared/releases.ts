/** Where finished releases are kept, a folder each, relative to the project. */
export const releasesFolder = "releases"

/** The symbolic link, beside the releases, that names the one to be served. */
export const currentLink = "current"

/** The manifest of a release (`server-manifest.ts`), relative to its folder. */
export const releaseManifest = "manifest.json"
