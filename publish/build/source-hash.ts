import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"
import { siteModel } from "../../src/content-model/check/site-model"
import { readContent } from "../../src/content-model/read/read-content"
import { inParallel } from "../../src/shared/in-parallel"

// The folders that a build reads; content and static files are the editor's, the rest is the site's code.
const folders = ["content", "static", "src", "api"]
const files = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "postcss.config.js",
]
const settings = /^(GATSBY_|SITE_URL$)/
const isTest = /\.test\.tsx?$/
const atOnce = 32

const filesOf = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !isTest.test(entry.name))
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
 * A hash of all that a build is made from: files, settings, the articles that wait for their day, and the year in the
 * footer.
 * @param project the project's directory
 */
export const hashSource = async (
  project: string,
  env: NodeJS.ProcessEnv,
  now = new Date(),
): Promise<string> => {
  const found = (await Promise.all(folders.map(folder => filesOf(join(project, folder))))).flat()
  const single = files.map(file => join(project, file)).filter(existsSync)
  const set = Object.entries(env).filter(([name]) => settings.test(name))
  return hashLines([
    ...(await hashFiles([...found, ...single], project)),
    ...set.map(([name, value]) => `${name}=${value}`).sort(),
    ...waiting(project).sort(),
    String(now.getFullYear()),
  ])
}

/** A hash of the server's own code, which a running server does not take up. */
export const hashServer = async (project: string): Promise<string> => {
  const found = await Promise.all(["api", "src/shared"].map(folder => filesOf(join(project, folder))))
  return hashLines(await hashFiles(found.flat(), project))
}
