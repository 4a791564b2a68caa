import { paths } from "./paths"

export const isAmpPath = (path: string): boolean => path === paths.amp || path.startsWith(`${paths.amp}/`)

export const ampPaths: ReadonlyMap<string, string> = new Map([
  [paths.home, paths.amp],
  [paths.about, paths.ampAbout],
  [paths.services, paths.ampServices],
  [paths.blog, paths.ampBlog],
  [paths.contact, paths.ampContact],
])

export const ampPathOf = (path: string): string | undefined => ampPaths.get(path)

/** The sections of the About page that its AMP version shows too. */
export const ampAboutAnchors = ["mission", "why-partner"] as const
