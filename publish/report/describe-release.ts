import type { Addresses, PageChanges } from "../releases/page-changes"
import type { Release } from "../releases/release"

const listed = 3

const places = ({ count, first }: Addresses): string => {
  const shown = first.slice(0, listed).join(", ")
  return count > listed ? `${shown}, …` : shown
}

/** What became of the pages, in one line: `1 new (/blog/x), 2 changed (/blog, /sitemap), 0 gone`. */
export const describeChanges = ({ added, changed, gone }: PageChanges): string =>
  (
    [
      [added, "new"],
      [changed, "changed"],
      [gone, "gone"],
    ] as const
  )
    .map(([pages, word]) => `${pages.count} ${word}${pages.count > 0 ? ` (${places(pages)})` : ""}`)
    .join(", ")

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The summary of a publishing, a line each. */
export const describeRelease = (release: Release, warnings: readonly string[], seconds: number): string[] => [
  `The release ${release.name} is current, after ${seconds.toFixed(0)} s.`,
  `Pages: ${release.pages}, ${describeChanges(release.changes)}`,
  `Bytes: ${megabytes(release.bytes)}, of which ${megabytes(release.newBytes)} were not there before`,
  ...warnings.map(warning => `Warning: ${warning}`),
  ...(warnings.length === 0 ? ["No warnings."] : []),
]

/** A release in the list of all, in one line. */
export const describeListed = (release: Release, isCurrent: boolean): string =>
  [
    isCurrent ? "*" : " ",
    release.name,
    release.made.slice(0, 16).replace("T", " "),
    `${release.pages} pages`.padStart(11),
    `${release.copyOf ? `${release.copyOf} again: ` : ""}${describeChanges(release.changes)}`,
  ].join("  ")
