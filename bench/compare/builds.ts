import { appendFileSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { median, table } from "../table"
import { runIn } from "./run-in"

/** A folder with the site's sources, and what it is called. */
type Sources = { readonly folder: string; readonly name: string }

/**
 * Builds a site, on what is left of its last build where that still holds.
 * @returns seconds
 * @throws with the end of what the build said, if it fails
 */
export const buildSite = ({ folder, name }: Sources): Promise<number> =>
  runIn(folder, ["npm", "run", "build"], `The build of ${name}`)

const article = (folder: string): string => {
  const posts = join(folder, "content/posts")
  const file = readdirSync(posts, { recursive: true, encoding: "utf8" }).find(name => name.endsWith(".md"))
  if (!file) throw new Error(`${posts} has no article to edit`)
  return join(posts, file)
}

const cold = (site: Sources): Promise<number> => {
  for (const kept of [".cache", "public"]) rmSync(join(site.folder, kept), { recursive: true, force: true })
  return buildSite(site)
}

const warm = (site: Sources): Promise<number> => {
  appendFileSync(article(site.folder), "\nOne more sentence.\n")
  return buildSite(site)
}

/**
 * Times builds of two copies in turns: from nothing, and after one edit.
 * @param sites their content is edited
 * @param runs how many of each
 * @returns a table in seconds, medians
 */
export const compareBuilds = async (sites: readonly Sources[], runs: number): Promise<string> => {
  const rows = [["build", ...sites.map(({ name }) => `${name} s`), "ratio"]]
  for (const [name, time] of [
    ["cold", cold],
    ["warm", warm],
  ] as const) {
    const seconds: number[][] = sites.map(() => [])
    for (let run = 0; run < runs; run += 1)
      for (const [at, site] of sites.entries()) seconds[at]?.push(await time(site))
    const medians = seconds.map(median)
    rows.push([
      name,
      ...medians.map(value => value.toFixed(1)),
      ((medians.at(-1) ?? 0) / (medians[0] ?? 0)).toFixed(2),
    ])
  }
  return table(rows)
}
