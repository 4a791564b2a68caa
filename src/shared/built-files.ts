import { cmsPath, notFoundPath, paths, retiredCategoryFolder, styleguidePath, tagFolder } from "./paths"

export const chartsFolder = "/charts/"

export const shareImagesFolder = "/share-images/"

export const searchIndexFolder = "/search-index/"

/** Its only file with a fixed name; the others are in a folder named by a content hash. */
export const searchEntry = "search.json"

export const chartFilePath = (slug: string): string => `${chartsFolder}${slug}.csv`

/** Parts of addresses that have no page of their own. */
export const foldersWithoutPage: readonly string[] = [tagFolder, retiredCategoryFolder]

const builtFolders = [`${cmsPath}/`, chartsFolder, searchIndexFolder, shareImagesFolder, "/page-data/"]

/** What the server answers about itself. */
export const statusPaths = { alive: "/healthz", ready: "/readyz", metrics: "/metrics" } as const

/** The logo as browsers and home screens show it. */
export const iconFiles = [
  "/favicon.svg",
  "/favicon-32.png",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
] as const

const builtPaths: readonly string[] = [
  ...builtFolders,
  ...Object.values(statusPaths),
  "/fonts",
  "/static",
  "/api",
  "/404",
]

/** Whether the build writes or removes a file at an address, whatever lies in `static/`. */
export const isBuiltFile = (path: string): boolean => {
  const { xmlSitemap, rssFeed, jsonFeed } = paths
  const others = [
    "/sitemap-0.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/_headers",
    "/_redirects",
    ...iconFiles,
  ]
  const files: string[] = [xmlSitemap, rssFeed, jsonFeed, notFoundPath, ...others]
  return files.includes(path) || builtFolders.some(folder => path.startsWith(folder))
}

/** Whether an address is for what a build or the server has besides pages. */
export const isBuiltPath = (path: string): boolean => {
  const [, segment] = path.split(/[./]/)
  return isBuiltFile(path) || builtPaths.some(built => built.split("/")[1] === segment)
}

/** Whether a page at `/{segment}` would be in the way of others. */
export const isReservedSegment = (segment: string): boolean =>
  segment !== "" &&
  [...Object.values(paths), ...builtPaths, ...foldersWithoutPage, styleguidePath, "/downloads"].some(
    path => path.split("/")[1] === segment,
  )
