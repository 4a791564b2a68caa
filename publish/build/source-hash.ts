import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"
import { siteModel } from "../../src/content-model/check/site-model"
import { readContent } from "../../src/content-model/read/read-content"
import { inParallel } from "../../src/shared/in-parallel"

// What a build reads beside content/: the site's code, its files and its packages.
const folders = ["src", "api", "static"]
const single = /^(gatsby-[a-z]+\.tsx?|package(-lock)?\.json|postcss\.config\.js|tsconfig\.json|\.parcelrc)$/
// Tests are not built, and the types of queries are written by builds.
const notBuilt = /\.test\.tsx?$|^gatsby-types\.d\.ts$/
// What reaches scripts and pages, and what decides how a build is written.
const settings = /^(GATSBY_|DESK_|SITE_URL$|NETLIFY$)/
// How many processes work on it, and whether Gatsby counts its users.
const elsewhere = /^GATSBY_(CPU_COUNT|TELEMETRY_DISABLED)$/
const atOnce = 32

const filesOf = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !notBuilt.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

const hashFiles = async (paths: readonly string[], project: string): Promise<string[]> =>
  inParallel(paths, atOnce, async path => {
    const digest = createHash("sha256")
      .update(await readFile(path))
      .digest("hex")
    return `${path.slice(project.length).split(sep).join("/")} ${digest}`
  })

const hashLines = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex")

/** The articles whose day has not come: when it has, the site is another one though no file is. */
const waiting = (project: string): string[] =>
  siteModel(readContent(project))
    .posts.filter(({ published }) => !published)
    .map(({ slug }) => slug)

/**
 * A hash of all that a build is made from beside its content: files, packages, settings, Node.js, and the year in the
 * footer.
 * @param project the project's directory
 */
export const hashCode = async (
  project: string,
  env: NodeJS.ProcessEnv,
  now = new Date(),
): Promise<string> => {
  const found = (await Promise.all(folders.map(folder => filesOf(join(project, folder))))).flat()
  const beside = (await readdir(project)).filter(name => single.test(name)).map(name => join(project, name))
  const set = Object.entries(env).filter(([name]) => settings.test(name) && !elsewhere.test(name))
  return hashLines([
    ...(await hashFiles([...found, ...beside.sort()], project)),
    ...set.map(([name, value]) => `${name}=${value}`).sort(),
    process.version,
    String(now.getFullYear()),
  ])
}

/** The same with the content, and the articles that wait for their day. */
export const hashSource = async (project: string, env: NodeJS.ProcessEnv): Promise<string> =>
  hashLines([
    await hashCode(project, env),
    ...(await hashFiles(await filesOf(join(project, "content")), project)),
    ...waiting(project).sort(),
  ])

/** A hash of the server's own code, which a running server does not take up. */
export const hashServer = async (project: string): Promise<string> => {
  const found = await Promise.all(["api", "src/shared"].map(folder => filesOf(join(project, folder))))
  return hashLines(await hashFiles(found.flat(), project))
}
